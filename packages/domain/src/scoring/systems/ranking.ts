import { ownScorer, type Marks, type Score } from '../scorer.ts';

/**
 * Tops, zones, attempts to top, attempts to zone. Attempts on a boulder without a top are no attempts to top.
 *
 * @example 3 tops in 7, 4 zones in 8: `3T4z 7 8`
 * @source scoring rules, section 2
 */
export function rankingScore(marks: Marks): Score {
  let [tops, zones, triesToTop, triesToZone] = [0, 0, 0, 0];
  for (const mark of marks) {
    if (mark?.top != null) {
      tops += 1;
      triesToTop += mark.top;
    }
    if (mark?.zone1 != null) {
      zones += 1;
      triesToZone += mark.zone1;
    }
  }
  return totalsScore(tops, zones, triesToTop, triesToZone);
}

/** The score of four totals, tries given as positive numbers. */
export function totalsScore(tops: number, zones: number, triesToTop: number, triesToZone: number): Score {
  const tuple = [tops, zones, 0 - triesToTop, 0 - triesToZone] as const;
  return {
    keys: tuple,
    value: tops,
    tuple,
    text: `${tops}T${zones}z ${triesToTop} ${triesToZone}`,
    factors: [],
  };
}

export const rankingScorer = () => ownScorer(rankingScore);
