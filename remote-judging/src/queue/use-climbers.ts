import type { Entry, UserAttempts, WaitingReply } from '@topout/contract';
import {
  type Kept,
  type OutboxItem,
  useEntries,
  useOutbox,
  useQueue,
  useRouteAttempts,
  useWaiting,
} from '@topout/api-client';
import { commandState, orderQueueScreen, type ResultState } from '@topout/domain';
import { useMemo } from 'react';
import { climbersQueueOn, isFor } from '../competition/competition-routes.ts';
import type { JudgedRoute } from '../competition/use-route.ts';
import { confirmedNow, newestOn } from '../outbox/confirmed-now.ts';
import { overlayAttempts, type ShownAttempt, type ShownStream } from '../outbox/overlay-attempts.ts';
import { useSettleable } from '../outbox/use-settleable.ts';
import { overlayQueue } from '../outbox/overlay-queue.ts';

/** A person on the queue screen. */
export interface Climber {
  /** Profile uuid. */
  readonly user: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly category: string;
  readonly categoryName: string;
  readonly picture: string | null;
  /** Competitor number. */
  readonly number: string | null;
  readonly stream: ShownStream;
  readonly attempts: readonly ShownAttempt[];
  readonly hasSuccess: boolean;
  /** False while somebody has to confirm the result; undefined where nobody has to. */
  readonly confirmed: boolean | undefined;
  /** What their marker has logged. */
  readonly mark: UserAttempts['mark'];
  /** The state of this phone's newest pending item; null if there is none. */
  readonly state: ResultState | null;
  /** Who joined by themselves, or was called; null for all others, and where climbers do not queue themselves. */
  readonly said: WaitingReply['data'][number] | null;
}

export interface Climbers {
  /** Next climber first. */
  readonly queued: readonly Climber[];
  readonly others: readonly Climber[];
}

const climbing = new Set<Entry['status']>(['ENTERED']);

/** The climbers of a route: those waiting in order, then the others, including this phone's changes. */
export function useClimbers({
  judging,
  route,
}: JudgedRoute): Pick<Kept<Climbers>, 'data' | 'error' | 'isKept'> {
  const { competition } = judging;
  const { uuid } = competition;
  const routeId = route?.uuid ?? null;
  const entries = useEntries(uuid);
  const queue = useQueue(uuid, routeId);
  const waiting = useWaiting(uuid, route && climbersQueueOn(route, competition) ? route.uuid : null).data;
  const attempts = useRouteAttempts(uuid, routeId, { follow: true });
  const items = useOutbox()?.items;
  const held = useSettleable(uuid)
    .flatMap(({ reports }) => reports.flatMap(({ commands }) => commands))
    .join(' ');

  const data = useMemo(() => {
    if (!entries.data || !queue.data || !attempts.data || !route) return undefined;
    const byUser = new Map(attempts.data.map((group) => [group.user, group]));
    const said = new Map(waiting?.data.map((one) => [one.user, one]));
    const here = (items ?? []).filter(({ command }) => command.route === route.uuid);
    const climbers = entries.data
      .filter((entry) => climbing.has(entry.status) && isFor(route, entry.category.uuid, competition))
      .map((entry): Climber => {
        const user = entry.user.uuid;
        const saved: UserAttempts = byUser.get(user) ?? { user, version: 0, attempts: [] };
        const stream = overlayAttempts(saved, here, route, null);
        return {
          user,
          firstName: entry.user.firstName,
          lastName: entry.user.lastName,
          name: entry.user.name,
          category: entry.category.uuid,
          categoryName: entry.category.name,
          picture: entry.user.pictureUrl,
          number: entry.competitorNumber,
          stream,
          attempts: stream.attempts,
          confirmed: confirmedNow(saved, newestOn(here, route.uuid, user)),
          mark: saved.mark,
          hasSuccess: stream.attempts.some(({ success }) => success),
          state: stateOf(
            here.findLast(
              ({ command }) => command.competitor === user && command.kind.startsWith('attempts.'),
            ),
            held,
          ),
          said: said.get(user) ?? null,
        };
      });
    return orderQueueScreen(climbers, overlayQueue(queue.data, here, route.uuid));
  }, [entries.data, queue.data, waiting, attempts.data, items, held, route, competition]);

  return {
    data,
    error: entries.error ?? queue.error ?? attempts.error,
    isKept: entries.isKept || queue.isKept || attempts.isKept,
  };
}

/**
 * Somebody else may have settled a held result since. @param held ids of those still waiting for a decision
 */
const stateOf = (item: OutboxItem | undefined, held: string): ResultState | null =>
  !item || (item.state === 'held' && !held.includes(item.id)) ? null : commandState(item);
