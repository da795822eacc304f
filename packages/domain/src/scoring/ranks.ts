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
  const order = items.map((item, index) => ({ item, index })).toSorted((a, b) => compare(a.item, b.item));
  const groups: (typeof order)[] = [];
  for (const one of order) {
    const group = groups.at(-1);
    if (group?.[0] && compare(group[0].item, one.item) === 0) group.push(one);
    else groups.push([one]);
  }
  const ranked: Ranked<T>[] = [];
  let rank = 1;
  for (const tied of groups) {
    for (const { item, index } of tied)
      ranked[index] = { item, rank, mean: fractionalRank(rank, tied.length) };
    rank += tied.length;
  }
  return ranked;
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
