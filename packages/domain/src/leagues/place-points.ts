/** What a place is worth where a league does not say otherwise. (scoring rules, section 10) */
export const usualPlacePoints: readonly number[] = [
  100, 80, 65, 55, 51, 47, 43, 40, 37, 34, 31, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  1,
];

/**
 * Points of those who share a place: the mean of the places that they take. Places behind the last are worth nothing.
 *
 * @param position 1, 2, 2, 4
 * @param sharers how many hold this position
 * @param values what each place is worth, the first one first
 * @example placePoints(2, 2) // (80 + 65) / 2 = 72.5
 */
export function placePoints(
  position: number,
  sharers: number,
  values: readonly number[] = usualPlacePoints,
): number {
  const taken = values.slice(position - 1, position - 1 + sharers);
  return taken.reduce((sum, value) => sum + value, 0) / sharers;
}

/** Whether no place is worth more than the one before it. */
export const neverRises = (values: readonly number[]): boolean =>
  values.every((value, index) => value <= (values[index - 1] ?? Infinity));
