export interface Ranked<T> {
  readonly item: T;
  /** Competition rank: 1, 2, 2, 4. The rank after a tie skips. */
  readonly rank: number;
  /** Fractional rank: tied competitors share the mean of their places. */
  readonly mean: number;
}

/**
 * Ranks items and keeps their order.
 *
 * @param compare negative when the first is ahead, 0 = tied
 * @source scoring rules, section 1
 */
export function rankItems<T>(items: readonly T[], compare: (a: T, b: T) => number): Ranked<T>[] {
  return items.map((item) => {
    const rank = 1 + items.filter((other) => compare(other, item) < 0).length;
    const tied = items.filter((other) => compare(other, item) === 0).length;
    return { item, rank, mean: fractionalRank(rank, tied) };
  });
}

/** The mean of the places that `tied` competitors occupy from `rank` on: two tied for 5th have 5.5. */
export function fractionalRank(rank: number, tied: number): number {
  return rank + (tied - 1) / 2;
}

/** Places shared by several, from rows in board order; unranked rows share none. */
export function sharedPlaces(
  rows: readonly { readonly position: number | null }[],
): ReadonlySet<number | null> {
  const places = rows.flatMap(({ position }) => position ?? []);
  return new Set(places.filter((place, index) => place === places[index - 1]));
}
