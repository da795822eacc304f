import type { Attempt, BoardRoute } from '../model.ts';
import type { HeldReason } from './held.ts';

/**
 * Why an attempt does not fit a route, or null when it does. A boulder top has one segment, whatever the
 * zones.
 *
 * @source behaviour: judging#attempts-of-a-boulder, zones up to the route's, holds between 0 and the maximum.
 * Older result lists have holds between two numbered ones (34.5, once 20.3).
 */
export function misfit(attempt: Attempt, route: BoardRoute): HeldReason | null {
  const { segmentsCount, success } = attempt;
  const finest = route.climbType === 'SPORT' ? 10 : 1;
  if (Math.round(segmentsCount * finest) / finest !== segmentsCount || segmentsCount < 0)
    return 'attempt.invalid';
  if (route.climbType === 'SPORT') return segmentsCount > route.segmentsCount ? 'hold.limit' : null;
  const zones = success ? Math.max(1, route.segmentsCount) : route.segmentsCount;
  return segmentsCount > zones ? 'attempt.invalid' : null;
}

/**
 * An attempt as stored. On sport the last hold is the top, and neither a top nor hold 0 has a plus; a boulder
 * never has one.
 *
 * @source behaviour: judging#attempt-on-a-sport-route
 */
export function settled<T extends Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold'>>(
  attempt: T,
  route: Pick<BoardRoute, 'climbType' | 'segmentsCount'>,
): T {
  if (route.climbType === 'BOULDER') {
    return { ...attempt, usedLastHold: false, segmentsCount: attempt.success ? 1 : attempt.segmentsCount };
  }
  const last = route.segmentsCount;
  const success = attempt.success || (last > 0 && attempt.segmentsCount === last);
  if (success) return { ...attempt, success, segmentsCount: last, usedLastHold: false };
  return { ...attempt, usedLastHold: attempt.usedLastHold && attempt.segmentsCount > 0 };
}
