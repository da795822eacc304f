import type { Attempt, RouteResult } from '../model.ts';
import type { ClimbType } from '../vocabulary.ts';

type Effort = Pick<Attempt, 'success' | 'segmentsCount'> &
  Partial<Pick<Attempt, 'usedLastHold' | 'duration'>>;

/**
 * Sums up the attempts of one entry on one route; null without attempts, because no result differs from a
 * result of nothing.
 *
 * @param attempts in the order they were made
 * @source scoring rules, sections 1 and 2
 */
export function resultOf(attempts: readonly Effort[], climbType: ClimbType): RouteResult | null {
  if (attempts.length === 0) return null;
  return climbType === 'BOULDER' ? boulderResult(attempts) : sportResult(attempts);
}

function boulderResult(attempts: readonly Effort[]): RouteResult {
  const numberOfFirst = (reached: (attempt: Effort) => boolean) => {
    const index = attempts.findIndex(reached);
    return index < 0 ? null : index + 1;
  };
  return {
    tries: attempts.length,
    top: numberOfFirst(({ success }) => success),
    zone1: numberOfFirst(({ success, segmentsCount }) => success || segmentsCount >= 1),
    zone2: numberOfFirst(({ success, segmentsCount }) => success || segmentsCount >= 2),
    hold: 0,
    plus: false,
    duration: null,
  };
}

/** A repeat after a technical incident counts if it is better. (scoring rules, section 9) */
function sportResult(attempts: readonly Effort[]): RouteResult {
  const best = attempts.reduce((a, b) => (sportOrder(b, a) > 0 ? b : a));
  return {
    tries: attempts.length,
    top: best.success ? attempts.indexOf(best) + 1 : null,
    zone1: null,
    zone2: null,
    hold: best.segmentsCount,
    plus: !best.success && (best.usedLastHold ?? false),
    duration: best.duration ?? null,
  };
}

/** Positive when `a` is the better sport attempt: TOP, then hold, then plus. (scoring rules, section 4) */
export function sportOrder(a: Effort, b: Effort): number {
  if (a.success || b.success) return Number(a.success) - Number(b.success);
  return (
    a.segmentsCount - b.segmentsCount || Number(a.usedLastHold ?? false) - Number(b.usedLastHold ?? false)
  );
}
