interface Scored {
  readonly position: number | null;
  readonly scoreText: string;
}

/** Points behind the place above; `level` for the same score, also where something else parts them, null where scores say nothing of it. */
export type Gap = number | 'level' | null;

/** A score that is a figure, with points or without a unit; "40+" and "TOP" are none. */
const figure = /^-?\d+(\.\d+)?( pts)?$/;

const valueOf = ({ scoreText }: Scored): number | null =>
  figure.test(scoreText) ? Number.parseFloat(scoreText) : null;

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
