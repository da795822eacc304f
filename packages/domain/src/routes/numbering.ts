/** A route under its number in one route group. */
export interface RouteNumber {
  readonly route: string;
  readonly number: number | null;
}

/** The numbers that may be picked: from 1 up to the count of routes shown. (spec 2 §5) */
export function numberChoices(routes: readonly RouteNumber[]): number[] {
  return routes.map((_, index) => index + 1);
}

/**
 * What changes when a route gets a number: the route that held it gets the old one in exchange, and all others keep theirs.
 *
 * @returns the changed numbers only
 * @source spec 2 §5, route renumbering
 */
export function renumber(routes: readonly RouteNumber[], route: string, number: number): RouteNumber[] {
  const old = routes.find((other) => other.route === route)?.number ?? null;
  if (old === number) return [];
  const holder = routes.find((other) => other.number === number);
  return [{ route, number }, ...(holder ? [{ route: holder.route, number: old }] : [])];
}

/** The first unused number: what a route without one is offered. (spec 2 §5) */
export function suggestedNumber(routes: readonly RouteNumber[]): number {
  const used = new Set(routes.map(({ number }) => number));
  let free = 1;
  while (used.has(free)) free += 1;
  return free;
}

/**
 * Whether a route is in more route groups than it has numbers for, which deserves a warning while no category is selected.
 *
 * @param groups uuids of the route groups that the route is in
 * @source spec 2 §5, route renumbering
 */
export function lacksNumbers(
  groups: readonly string[],
  mapping: Readonly<Record<string, { readonly number: number | null }>>,
): boolean {
  return groups.some((group) => mapping[group]?.number == null);
}
