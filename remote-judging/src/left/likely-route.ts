import type { Mark, MarkedRoute } from '../conflicts/marks-text.ts';

/** A boulder has two zones at most. */
const mostZones = 2;

/** What a route that is gone was, going by what was logged on it: for reading only. */
export function likelyRoute(attempts: readonly Mark[]): NonNullable<MarkedRoute> {
  const most = Math.max(0, ...attempts.map(({ segmentsCount = 0 }) => segmentsCount));
  const isSport = most > mostZones || attempts.some(({ usedLastHold }) => usedLastHold);
  return { climbType: isSport ? 'SPORT' : 'BOULDER', segmentsCount: most };
}
