/** What counts for how hard a route was. */
export interface Difficulty {
  readonly tried: number;
  readonly tops: number;
  readonly flashes: number;
  readonly zones: number;
  /** Mean of the holds reached; null on boulders. */
  readonly meanHold: number | null;
}

/**
 * Routes by how hard they were for a field, hardest first: by tops, then flashes, then zones or holds, then
 * by how many dared to try; last those that nobody tried. Routes in the same place keep their order.
 */
export const hardestFirst = <R extends Difficulty>(routes: readonly R[]): R[] =>
  routes.toSorted(
    (a, b) =>
      Number(a.tried === 0) - Number(b.tried === 0) ||
      a.tops - b.tops ||
      a.flashes - b.flashes ||
      a.zones - b.zones ||
      (a.meanHold ?? 0) - (b.meanHold ?? 0) ||
      a.tried - b.tried,
  );
