/** What each route of a card brings, by route uuid. */
type RouteScores = ReadonlyMap<string, number>;

/**
 * The routes that count towards a sum of the best n, best first; of equal ones those that come first.
 *
 * @param bestN null = all count
 * @source scoring rules, section 10
 */
export function bestRoutes(scores: RouteScores, bestN: number | null): ReadonlySet<string> {
  const best = [...scores].toSorted(([, a], [, b]) => b - a).slice(0, bestN ?? scores.size);
  return new Set(best.map(([route]) => route));
}

/** By how much the sum of the best n grows once a route brings `score`; 0 if it does not. */
export function gainOf(scores: RouteScores, bestN: number | null, route: string, score: number): number {
  const sum = (of: RouteScores) =>
    [...bestRoutes(of, bestN)].reduce((total, one) => total + (of.get(one) ?? 0), 0);
  return Math.max(0, sum(new Map(scores).set(route, score)) - sum(scores));
}
