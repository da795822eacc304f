import type { BoulderMark } from './round-file.ts';

const nothing: BoulderMark = { zone: null, top: null };

/** Adds empty boulders up to a number. */
const filled = (marks: readonly BoulderMark[], boulders: number): BoulderMark[] =>
  Array.from({ length: boulders }, (_, index) => marks[index] ?? nothing);

/**
 * Boulders that add up to published totals: first those topped, then those with a zone, each on the first
 * attempt, except the last of either kind, which takes all remaining attempts.
 *
 * @example marksOfTotals([1, 2, 3, 4], 4) // zone 1 top 3 | zone 3 | nothing | nothing
 */
export function marksOfTotals(
  [tops, zones, triesToTop, triesToZone]: readonly [number, number, number, number],
  boulders: number,
): BoulderMark[] {
  const marks = Array.from({ length: zones }, (_, index) => ({
    zone: index === zones - 1 ? triesToZone - (zones - 1) : 1,
    top: index >= tops ? null : index === tops - 1 ? triesToTop - (tops - 1) : 1,
  }));
  return filled(marks, boulders);
}

/**
 * Boulders that add up to a published total of points, with as few attempts as possible; all attempts that
 * cost points are on the first.
 *
 * @throws Error if no attempts on that many boulders add up to it
 * @example marksOfPoints(34.8, 4) // zone 3 top 3 | zone 1 | nothing | nothing
 */
export function marksOfPoints(points: number, boulders: number): BoulderMark[] {
  const tenths = Math.round(points * 10);
  const counts = Array.from({ length: boulders + 1 }, (_, count) => count);
  const [best] = counts
    .flatMap((tops) => counts.map((zones) => ({ tops, zones, lost: 250 * tops + 100 * zones - tenths })))
    .filter(({ tops, zones, lost }) => tops + zones <= boulders && lost >= 0)
    .sort((a, b) => a.lost - b.lost);
  if (!best) throw new Error(`no attempts on ${boulders} boulders come to ${points} points`);
  const marks = Array.from({ length: best.tops + best.zones }, (_, index) => {
    const attempt = index === 0 ? 1 + best.lost : 1;
    return { zone: attempt, top: index < best.tops ? attempt : null };
  });
  return filled(marks, boulders);
}
