import type { Competition, Route } from '@topout/contract';
import { useEntries, useOutbox, useRouteAttempts } from '@topout/api-client';
import { holdLook } from '@topout/domain';
import { Badge, ListLink, LockIcon } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { Link } from 'react-router-dom';
import { coloursOf, nameOfRoute } from '../competition/competition-routes.ts';
import { numberOnHold } from '../competition/on-hold.ts';
import { RouteTitle } from '../competition/route-title.tsx';
import { overlayQueue } from '../outbox/overlay-queue.ts';
import styles from './route-row.module.css';
import { texts } from './texts.ts';
import { type Waiting, WaitingCount, WhoWaits } from './waiting-count.tsx';

export interface RouteRowProps {
  readonly competition: Competition;
  readonly route: Route;
  /** In one of the judge's own judging groups: they will judge it. */
  readonly isMine: boolean;
  readonly canJudge: boolean;
  readonly viewOnly: boolean;
  /** User uuids; absent while unknown. */
  readonly queue: readonly string[] | undefined;
}

/** One route, linked to its queue: its number as it hangs on the wall, and how many wait there. */
export function RouteRow({ competition, route, isMine, canJudge, viewOnly, queue }: RouteRowProps) {
  const name = nameOfRoute(route, competition);
  const number = numberOnHold(name);
  const waiting = useWaiting(competition.uuid, route.uuid, queue);
  // Kept on the phone: the judge may lose the network on the way to the wall, or help out at another.
  useRouteAttempts(competition.uuid, isMine || canJudge ? route.uuid : null, { once: !isMine });
  return (
    <ListLink
      as={Link}
      to={`/${competition.uuid}/judge/${route.uuid}`}
      leading={<Hold look={holdLook(coloursOf(route))} number={number} size={48} />}
      title={
        <span className={styles.title}>
          <RouteTitle name={name} ownName={route.name} onHold={number !== undefined} />
        </span>
      }
      subtitle={
        <>
          {waiting ? <WhoWaits waiting={waiting} /> : <>&nbsp;</>}
          {viewOnly && <Badge icon={<LockIcon size={14} />}>{texts.viewOnly}</Badge>}
        </>
      }
      trailing={waiting && waiting.count > 0 && <WaitingCount count={waiting.count} />}
    />
  );
}

/** How many people are waiting, and who is next; null while unknown. */
function useWaiting(
  competition: string,
  route: string,
  saved: readonly string[] | undefined,
): Waiting | null {
  const items = useOutbox()?.items ?? [];
  const { data: entries } = useEntries(competition);
  if (!saved) return null;
  const queue = overlayQueue(saved, items, route);
  const next = entries?.find(({ user }) => user.uuid === queue[0]);
  return { count: queue.length, next: next?.user.name ?? null };
}
