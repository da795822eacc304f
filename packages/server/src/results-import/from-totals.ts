import type { BoulderMark } from './round-file.ts';

const nothing: BoulderMark = { zone: null, top: null };

/** Fills up to a number of boulders with ones where nothing was reached. */
const filled = (marks: readonly BoulderMark[], boulders: number): BoulderMark[] =>
  Array.from({ length: boulders }, (_, index) => marks[index] ?? nothing);

/**
 * Boulders that come to published totals: the first ones topped, then those with a zone, each at once, but for the last of
 * either kind, which took all the attempts that are left.
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
 * Boulders that come to a published total of points: as few attempts as possible, all that cost points on the first.
 *
 * @throws Error when no attempts on so many boulders come to it
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
