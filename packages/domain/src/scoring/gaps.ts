import type { ScoringSystem } from '../vocabulary.ts';
import { scoreParts } from './words/score-parts.ts';

interface Scored {
  readonly position: number | null;
  readonly scoreText: string;
}

/** Points behind the place above; `level` for the same score, also where something else parts them, null where scores say nothing of it. */
export type Gap = number | 'level' | null;

/** Where scores rank by more than their difference: by tops first, by the round, by a product. */
const without: readonly ScoringSystem[] = ['IFSC_RANKING', 'IFSC_SPEED_FINAL', 'IFSC_COMBINED_RANKS'];

/** Whether a system's scores are so far apart as their figures say. */
export const tellsGaps = (system: ScoringSystem): boolean => !without.includes(system);

/** A score that is a figure; "40+" and "TOP" are none. */
const number = /^-?\d+(\.\d+)?$/;

const valueOf = ({ scoreText }: Scored): number | null => {
  const { figure } = scoreParts(scoreText);
  return number.test(figure) ? Number.parseFloat(figure) : null;
};

/** So many decimals do scores print at most: gaps print as many. @example of 7.00 and 5.051: 3 */
export const decimalsOf = (rows: readonly Scored[]): number =>
  Math.max(0, ...rows.filter((row) => valueOf(row) !== null).map(decimals));

const decimals = ({ scoreText }: Scored): number => /\.(\d+)/.exec(scoreText)?.[1]?.length ?? 0;

/**
 * How far everybody is from the place above, row by row, as scores print it.
 *
 * Places of starting groups are merged: there the next place may have the better score, and there is no gap to tell.
 *
 * @example of 100, 90, 90 and 70 pts: null, 10, 'level', 20
 */
export function gapsOf(rows: readonly Scored[], ascending: boolean): Gap[] {
  return rows.map((row, index) => {
    const above = rows[index - 1];
    const [mine, theirs] = [valueOf(row), above ? valueOf(above) : null];
    if (!above || row.position === null || mine === null || theirs === null) return null;
    const gap = Math.round((ascending ? mine - theirs : theirs - mine) * 1_000) / 1_000;
    if (gap === 0) return 'level';
    return gap < 0 || row.position === above.position ? null : gap;
  });
}
