import type { TiePayment } from '../vocabulary.ts';

/** The value of each place unless a league sets its own. (scoring rules, section 12) */
export const usualPlacePoints: readonly number[] = [
  100, 80, 65, 55, 51, 47, 43, 40, 37, 34, 31, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  1,
];

/** How many places get points, how many points one gets, how many competitions may count, and how many classes. */
export const leagueLimits = {
  places: 200,
  points: 100_000,
  counted: 100,
  ageClasses: 20,
  guests: 500,
} as const;

/**
 * Points for sharing a place: the mean of the places occupied, unless a league pays otherwise. Places beyond the list
 * are worth nothing.
 *
 * @param position 1, 2, 2, 4
 * @param sharers how many hold this position
 * @param values the value of each place, the first place first
 * @param shared see `tiePayments`
 * @example placePoints(2, 2) // (80 + 65) / 2 = 72.5, rounded down 72, in full 80
 */
export function placePoints(
  position: number,
  sharers: number,
  values: readonly number[] = usualPlacePoints,
  shared: TiePayment = 'MEAN',
): number {
  if (shared === 'FULL') return values[position - 1] ?? 0;
  const taken = values.slice(position - 1, position - 1 + sharers);
  const mean = taken.reduce((sum, value) => sum + value, 0) / sharers;
  return shared === 'MEAN_FLOOR' ? Math.floor(mean) : mean;
}

/** Whether no place is worth more than the previous one. */
export const neverRises = (values: readonly number[]): boolean =>
  values.every((value, index) => value <= (values[index - 1] ?? Infinity));
