export interface JudgedRoutes {
  readonly uuid: string;
  readonly routes: readonly string[];
}

/**
 * The judging groups after assigning a route to one, which removes it from every other. Without a target the
 * route is in none.
 *
 * @source behaviour: routes#judging-areas
 */
export function assignRoute<T extends JudgedRoutes>(
  groups: readonly T[],
  route: string,
  group: string | null,
): T[] {
  return groups.map((one) => {
    if (one.uuid !== group) return { ...one, routes: one.routes.filter((other) => other !== route) };
    return one.routes.includes(route) ? one : { ...one, routes: [...one.routes, route] };
  });
}
