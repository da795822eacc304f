import type { ScorecardRoute } from '@topout/contract';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

/** TOP, or the holds reached, with a plus when the last hold was used (behaviour: boards#result-of-a-route). */
export const sportText = ({
  success,
  segmentsCount,
  usedLastHold,
}: Pick<ScorecardRoute, 'success' | 'segmentsCount' | 'usedLastHold'>): string =>
  success ? shared.sportTop : `${segmentsCount}${usedLastHold ? '+' : ''}`;

type Boulder = Pick<ScorecardRoute, 'count' | 'success' | 'segmentsCount'>;

/**
 * What the cells say, for those who do not see them: top, zone or nothing, and in how many attempts (behaviour:
 * boards#result-of-a-route).
 */
export function resultWord(result: Boulder | undefined, zones: number): string {
  if (!result || result.count === 0) return texts.noAttempts;
  const tries = shared.attemptsMade(result.count);
  if (result.success) return `${shared.top}, ${tries}`;
  if (result.segmentsCount > 0)
    return `${shared.zoneReached(zones > 1 ? result.segmentsCount : null)}, ${tries}`;
  return `${texts.nothingReached}, ${tries}`;
}
