/** A route with its number in one route group. */
export interface RouteNumber {
  readonly route: string;
  readonly number: number | null;
}

/** The numbers to choose from: 1 to the number of routes shown. (behaviour: routes#numbering) */
export function numberChoices(routes: readonly RouteNumber[]): number[] {
  return routes.map((_, index) => index + 1);
}

/**
 * The changes when a route gets a number: the route that had it gets the old one in exchange, and all others
 * keep theirs.
 *
 * @returns the changed numbers only
 * @source behaviour: routes#numbering
 */
export function renumber(routes: readonly RouteNumber[], route: string, number: number): RouteNumber[] {
  const old = routes.find((other) => other.route === route)?.number ?? null;
  if (old === number) return [];
  const holder = routes.find((other) => other.number === number);
  return [{ route, number }, ...(holder ? [{ route: holder.route, number: old }] : [])];
}

/** The first unused number, offered to a route without one. (behaviour: routes#numbering) */
export function suggestedNumber(routes: readonly RouteNumber[]): number {
  const used = new Set(routes.map(({ number }) => number));
  let free = 1;
  while (used.has(free)) free += 1;
  return free;
}

/**
 * Whether a route has fewer numbers than route groups, which calls for a warning while no category is
 * selected.
 *
 * @param groups uuids of the route's groups
 * @source behaviour: routes#numbering
 */
export function lacksNumbers(
  groups: readonly string[],
  mapping: Readonly<Record<string, { readonly number: number | null }>>,
): boolean {
  return groups.some((group) => mapping[group]?.number == null);
}
