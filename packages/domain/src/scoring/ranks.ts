/**
 * Competition ranks: 1, 2, 2, 4. The next one after a tie skips.
 *
 * @param compare negative when the first is ahead, 0 = tied
 * @returns one rank per item, in the order of the items
 * @source scoring rules, section 1
 */
export function competitionRanks<T>(items: readonly T[], compare: (a: T, b: T) => number): number[] {
  return placed(items, compare).map(({ rank }) => rank);
}

/**
 * Fractional ranks: those who are tied share the mean of the places they occupy. Two tied for 5th have 5.5.
 *
 * @source scoring rules, section 1
 */
export function fractionalRanks<T>(items: readonly T[], compare: (a: T, b: T) => number): number[] {
  return placed(items, compare).map(({ rank, tied }) => fractionalRank(rank, tied));
}

/** The mean of the places that `tied` competitors occupy from `rank` on. */
export function fractionalRank(rank: number, tied: number): number {
  return rank + (tied - 1) / 2;
}

function placed<T>(items: readonly T[], compare: (a: T, b: T) => number) {
  return items.map((item) => ({
    rank: 1 + items.filter((other) => compare(other, item) < 0).length,
    tied: items.filter((other) => compare(other, item) === 0).length,
  }));
}
