export interface Starter {
  readonly entry: string;
  /** In the previous stage. */
  readonly rank: number;
  /** 1 is the best; null = not seeded, which starts first. */
  readonly seed: number | null;
}

/**
 * The order of a later stage: the best ranked starts last; among equal ranks the better seeded does, and then
 * chance decides.
 *
 * @param random 0 to 1, as Math.random
 * @source scoring rules, section 8
 */
export function startOrder(starters: readonly Starter[], random: () => number): string[] {
  const drawn = starters.map((starter) => ({ ...starter, lot: random() }));
  const seedOf = ({ seed }: Starter) => seed ?? Number.MAX_SAFE_INTEGER;
  drawn.sort((a, b) => b.rank - a.rank || seedOf(b) - seedOf(a) || a.lot - b.lot);
  return drawn.map(({ entry }) => entry);
}
