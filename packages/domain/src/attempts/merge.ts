import type { Attempt } from '../model.ts';
import type { ClimbType } from '../vocabulary.ts';
import { truncateAfterTop } from './list.ts';
import { sportOrder } from './result.ts';

/**
 * One competitor's attempts on a route after a merge of two entries. Boulder: all in time order, up to the
 * first top. Sport: the better result, or the target's when they are equal.
 *
 * @source scoring rules, section 8
 */
export function mergeAttempts(
  target: readonly Attempt[],
  source: readonly Attempt[],
  climbType: ClimbType,
): readonly Attempt[] {
  if (climbType === 'BOULDER') return truncateAfterTop([...target, ...source].toSorted(byTime));
  const [ours, theirs] = [bestOf(target), bestOf(source)];
  if (!ours || !theirs) return ours ? target : source;
  return sportOrder(theirs, ours) > 0 ? source : target;
}

const bestOf = (attempts: readonly Attempt[]) => attempts.toSorted((a, b) => sportOrder(b, a)).at(0);

const byTime = (a: Attempt, b: Attempt) => Date.parse(a.timestamp) - Date.parse(b.timestamp);
