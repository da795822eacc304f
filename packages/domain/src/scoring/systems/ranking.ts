import { ownScorer, type Marks, type FieldScore } from '../scorer.ts';

/**
 * Tops, zones, attempts to top, attempts to zone; attempts on a boulder without a top do not count as
 * attempts to top. Attempts are stored negated, so that more is always better; 0 is 0, never -0.
 *
 * @example 3 tops in 7, 4 zones in 8: `3T4z 7 8`
 * @source scoring rules, section 2
 */
export function rankingScore(marks: Marks): FieldScore {
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
  const tuple = [tops, zones, 0 - triesToTop, 0 - triesToZone] as const;
  const text = `${tops}T${zones}z ${triesToTop} ${triesToZone}`;
  return { keys: tuple, value: tops, tuple, text, factors: [] };
}

export const rankingScorer = () => ownScorer(rankingScore);
