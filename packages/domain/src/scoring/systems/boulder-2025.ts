import type { ScoringSettings } from '../../competition/settings.ts';
import type { BoardRoute, RouteResult } from '../../model.ts';
import { handicapped, saidHandicap } from '../handicapped.ts';
import { ownScorer, type Scorer } from '../scorer.ts';

/** Tenths of a point: 25 for a top, 10 for a zone, 5 for the low zone of two. */
const tenths = { top: 250, zone: 100, lowZone: 50 };

/**
 * Points of one boulder in tenths: a flash is 250, shown as 25.0.
 *
 * Integers, because 0.1 added ten times is not 1 in floating point. Only the best mark reached counts, less a
 * tenth for each earlier attempt; never below 0.
 *
 * @param zones on the boulder; with two, the first is worth half
 * @example boulderTenths({ zone1: 1, zone2: null, top: 4 }, 1) // 247
 * @source scoring rules, section 3
 */
export function boulderTenths(
  { top, zone1, zone2 }: Pick<RouteResult, 'top' | 'zone1' | 'zone2'>,
  zones: number,
): number {
  const zone = zones >= 2 ? zone2 : zone1;
  if (top !== null) return less(tenths.top, top);
  if (zone !== null) return less(tenths.zone, zone);
  return zone1 === null ? 0 : less(tenths.lowZone, zone1);
}

const less = (value: number, attempt: number) => Math.max(0, value - (attempt - 1));

/** One decimal, but a score of nothing is `0`, as in the federation's own lists. */
const textOf = (total: number) => (total === 0 ? '0' : (total / 10).toFixed(1));

/** Points over the boulders of a stage. */
export function boulder2025Scorer(
  routes: readonly Pick<BoardRoute, 'segmentsCount'>[],
  { handicap: kind }: Pick<ScoringSettings, 'handicap'>,
): Scorer {
  return ownScorer((marks, handicap) => {
    const climbed = routes.reduce((sum, { segmentsCount }, index) => {
      const mark = marks[index];
      return mark ? sum + boulderTenths(mark, segmentsCount) : sum;
    }, 0);
    const total = handicapped(climbed, 10, kind, handicap);
    return {
      keys: [total],
      value: total / 10,
      text: textOf(total),
      tuple: null,
      factors: [],
      handicapped: saidHandicap(kind, handicap, textOf(climbed)),
    };
  });
}
