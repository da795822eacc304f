import type { Route, SignedAttempt } from '@topout/contract';
import { attemptIcon } from '@topout/domain';
import { texts } from '../texts.ts';

/** "T", "– Z T", "34+": a climber's attempts on a route, readable at a glance. */
export function marksOf(
  {
    attempts,
  }: { readonly attempts: readonly Pick<SignedAttempt, 'success' | 'segmentsCount' | 'usedLastHold'>[] },
  { climbType, segmentsCount }: Pick<Route, 'climbType' | 'segmentsCount'>,
): string {
  if (climbType === 'BOULDER')
    return attempts.map((attempt) => attemptIcon(attempt, segmentsCount)).join(' ');
  const last = attempts.at(-1);
  if (!last) return '';
  return last.success ? texts.sportTop : `${last.segmentsCount}${last.usedLastHold ? '+' : ''}`;
}
