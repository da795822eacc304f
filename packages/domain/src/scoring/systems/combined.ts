import type { BoardRoute } from '../../model.ts';
import { ownScorer, type Marks } from '../scorer.ts';
import { boulderTenths } from './boulder-2025.ts';
import { leadTenths } from './lead-points.ts';

/** The two parts of a combined score, in tenths of a point. */
interface Parts {
  readonly boulder: number;
  readonly lead: number;
}

function partsOf(routes: readonly BoardRoute[], marks: Marks): Parts {
  let [boulder, lead] = [0, 0];
  for (const [index, { climbType, segmentsCount }] of routes.entries()) {
    const mark = marks[index];
    if (!mark) continue;
    if (climbType === 'BOULDER') boulder += boulderTenths(mark, segmentsCount);
    else lead += leadTenths(mark, segmentsCount);
  }
  return { boulder, lead };
}

const points = (tenths: number) => (tenths / 10).toFixed(1);

/**
 * Boulder and lead together, 100 points each.
 *
 * @example boulders of 63.1 and lead of 92.1: `155.2 (63.1 + 92.1)`
 * @source scoring rules, section 7
 */
export const combinedScorer = (routes: readonly BoardRoute[]) =>
  ownScorer((marks) => {
    const { boulder, lead } = partsOf(routes, marks);
    const total = boulder + lead;
    const text = `${points(total)} (${points(boulder)} + ${points(lead)})`;
    return { keys: [total], value: total / 10, text, tuple: null, factors: [] };
  });
