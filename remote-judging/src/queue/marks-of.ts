import type { Route, SignedAttempt } from '@topout/contract';
import { attemptIcon, resultOf } from '@topout/domain';
import { texts } from '../texts.ts';

/** "T", "– Z T", "34+", of a restart in lead the better one: a climber's attempts on a route, readable at a glance. */
export function marksOf(
  {
    attempts,
  }: { readonly attempts: readonly Pick<SignedAttempt, 'success' | 'segmentsCount' | 'usedLastHold'>[] },
  { climbType, segmentsCount }: Pick<Route, 'climbType' | 'segmentsCount'>,
): string {
  if (climbType === 'BOULDER')
    return attempts.map((attempt) => attemptIcon(attempt, segmentsCount)).join(' ');
  const result = resultOf(attempts, climbType);
  if (!result) return '';
  return result.top === null ? `${result.hold}${result.plus ? '+' : ''}` : texts.sportTop;
}
