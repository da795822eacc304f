export interface AreaRoutes {
  readonly uuid: string;
  readonly routes: readonly string[];
}

/**
 * The judging areas after a route was assigned to one, which takes it out of every other. Without an area it is in none.
 *
 * @source spec 2 §4, judging areas
 */
export function assignRoute<T extends AreaRoutes>(
  areas: readonly T[],
  route: string,
  area: string | null,
): T[] {
  return areas.map((one) => {
    if (one.uuid !== area) return { ...one, routes: one.routes.filter((other) => other !== route) };
    return one.routes.includes(route) ? one : { ...one, routes: [...one.routes, route] };
  });
}
