import { isUnsent, type OutboxItem } from '@topout/api-client';
import type { EntryDetail, Route } from '@topout/contract';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { resultWord, sportText } from '../route-result.ts';

/** An attempt as a marker's record has it. */
export type Recorded = Pick<ShownAttempt, 'success' | 'segmentsCount' | 'usedLastHold'>;

const nothing: readonly Recorded[] = [];

/** What the marker of a card has logged on a route, with what this phone has marked since. */
export function markOn(
  { streams, user }: Pick<EntryDetail, 'streams' | 'user'>,
  route: string,
  items: readonly OutboxItem[],
): readonly Recorded[] {
  const saved = streams.find((stream) => stream.route === route);
  const newest = items.findLast(
    ({ command, state, reason }) =>
      command.kind === 'result.mark' &&
      command.route === route &&
      command.competitor === user.uuid &&
      state !== 'refused' &&
      reason === null,
  );
  const isNews = newest && (isUnsent(newest) || (newest.version ?? 0) > (saved?.version ?? 0));
  if (!isNews) return saved?.mark ?? nothing;
  return (newest.command.payload.attempts ?? []).map(
    ({ success, segmentsCount = 0, usedLastHold = false }) => ({ success, segmentsCount, usedLastHold }),
  );
}

/** A record in words: "top, 2 attempts". */
export function recordWord(
  attempts: readonly Recorded[],
  { climbType, segmentsCount: zones }: Pick<Route, 'climbType' | 'segmentsCount'>,
): string {
  const last = attempts.at(-1);
  if (climbType === 'SPORT' && last) return sportText(last);
  const reached = {
    count: attempts.length,
    success: attempts.some(({ success }) => success),
    segmentsCount: Math.max(0, ...attempts.map(({ segmentsCount }) => segmentsCount)),
  };
  return resultWord(reached, zones);
}
