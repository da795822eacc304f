import type { Competition, Route } from '@topout/contract';
import { useEntries, useOutbox, useRouteAttempts } from '@topout/api-client';
import { Badge, ColorDot, ListLink, LockIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { coloursOf, nameOfRoute } from '../competition/competition-routes.ts';
import { RouteTitle } from '../competition/route-title.tsx';
import { overlayQueue } from '../outbox/overlay-queue.ts';
import styles from './route-row.module.css';
import { texts } from './texts.ts';

export interface RouteRowProps {
  readonly competition: Competition;
  readonly route: Route;
  /** In one of the judge's own areas: they will judge it. */
  readonly isMine: boolean;
  readonly canJudge: boolean;
  readonly viewOnly: boolean;
  /** User uuids; absent while that is not known. */
  readonly queue: readonly string[] | undefined;
}

/** One route, leading to its queue. */
export function RouteRow({ competition, route, isMine, canJudge, viewOnly, queue }: RouteRowProps) {
  const name = nameOfRoute(route, competition);
  const waiting = useWaiting(competition.uuid, route.uuid, queue);
  // Kept on the phone: the judge may go to the wall and lose the network on the way, or help out at another.
  useRouteAttempts(competition.uuid, isMine || canJudge ? route.uuid : null, { once: !isMine });
  return (
    <ListLink
      as={Link}
      to={`/${competition.uuid}/judge/${route.uuid}`}
      leading={<ColorDot colors={coloursOf(route)} size={28} square={route.climbType === 'SPORT'} />}
      title={<RouteTitle name={name} ownName={route.name} />}
      subtitle={
        <span className={styles.about}>
          {waiting ?? <>&nbsp;</>}
          {viewOnly && <Badge icon={<LockIcon size={14} />}>{texts.viewOnly}</Badge>}
        </span>
      }
    />
  );
}

/** How many wait, and who is next; null while that is not known. */
function useWaiting(competition: string, route: string, saved: readonly string[] | undefined): string | null {
  const items = useOutbox()?.items ?? [];
  const { data: entries } = useEntries(competition);
  if (!saved) return null;
  const queue = overlayQueue(saved, items, route);
  const next = entries?.find(({ user }) => user.uuid === queue[0]);
  return next ? texts.nextIs(next.user.name, queue.length) : texts.waiting(queue.length);
}
