import type { Attempt, BoardRoute } from '../model.ts';
import type { HeldReason } from './held.ts';

/**
 * Why an attempt cannot stand on a route, or null when it can. A boulder top says one segment whatever the zones.
 *
 * @source spec 2 §4 and §5: zones up to the route's, holds between 0 and the maximum. A hold may lie between two numbered
 * ones (34.5, once 20.3): so older result lists have it.
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
 * An attempt as it is kept. On sport the last hold is the top, and neither a top nor hold 0 carries a plus; a boulder never does.
 *
 * @source spec 2 §4, hold counter
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
