import type { RouteResult } from '../../model.ts';
import { sportResultText } from '../../scorecard/cells.ts';
import { ownScorer, type Marks } from '../scorer.ts';

/** Above every hold; all tops are equal, whatever the number of holds. */
const topHeight = 1000;

/** Less than a tenth of a hold, the smallest distance between two holds. */
const aPlus = 0.05;

/**
 * The height reached on a sport route, as one number: 33 < 33+ (33.05) < 33.1 < 34 < TOP (1000).
 *
 * @source scoring rules, sections 1 and 4
 */
export function heightOf({ top, hold, plus }: Pick<RouteResult, 'top' | 'hold' | 'plus'>): number {
  return top === null ? hold + (plus ? aPlus : 0) : topHeight;
}

/** `TOP`, `34+`, `34`. */
function heightText({ top, hold, plus }: RouteResult): string {
  return sportResultText({ success: top !== null, segmentsCount: hold, usedLastHold: plus });
}

/** The best of the routes: there is one, or one per starting group. */
export function bestMark(marks: Marks): RouteResult | undefined {
  return marks.reduce((a, b) => (a && (!b || heightOf(b) <= heightOf(a)) ? a : b), undefined);
}

/** Ranked by the height alone. (scoring rules, section 4) */
export const leadScorer = () =>
  ownScorer((marks) => {
    const best = bestMark(marks);
    const value = best ? heightOf(best) : 0;
    return { keys: [value], value, text: best ? heightText(best) : '', tuple: null, factors: [] };
  });
