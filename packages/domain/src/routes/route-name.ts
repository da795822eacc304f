export interface NamedRoute {
  readonly name: string;
  readonly circuitNumber: string;
  /** By route group uuid: the route's name and number there. */
  readonly displayRouteGroupMapping: Readonly<
    Record<string, { readonly name: string | null; readonly number: number | null }>
  >;
}

export interface RouteGroupRef {
  readonly uuid: string;
  /** Category uuids. */
  readonly categories: readonly string[];
}

/** The context for naming a route: one route group, one category, or neither. */
export interface NamingContext {
  readonly category?: string | null | undefined;
  readonly routeGroup?: string | null | undefined;
  /** All route groups of the competition, in their order. */
  readonly groups: readonly RouteGroupRef[];
}

/**
 * The name of a route: in a route group or for a category, its name or number there; otherwise all of them,
 * each once, joined with "/"; without any, its own name or circuit number.
 *
 * @source behaviour: routes#name
 */
export function routeDisplayName(
  { name, circuitNumber, displayRouteGroupMapping }: NamedRoute,
  { category, routeGroup, groups }: NamingContext,
): string {
  const namesIn = (uuids: readonly string[]) => [
    ...new Set(
      uuids
        .map((uuid) => displayRouteGroupMapping[uuid])
        .map((mapped) => mapped?.name || mapped?.number?.toString() || '')
        .filter(Boolean),
    ),
  ];
  const matching = groups.filter(
    ({ uuid, categories }) => uuid === routeGroup || (category != null && categories.includes(category)),
  );
  const [wanted] = namesIn(matching.map(({ uuid }) => uuid));
  const all = [...groups.map(({ uuid }) => uuid), ...Object.keys(displayRouteGroupMapping)];
  return wanted || namesIn(all).join('/') || name || circuitNumber;
}
