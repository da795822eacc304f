import type { ClimbedGroup } from './group-categories.ts';

export interface NamedRoute {
  readonly name: string;
  readonly circuitNumber: string;
  /** By route group uuid: the route's name and number there. */
  readonly displayRouteGroupMapping: Readonly<
    Record<string, { readonly name: string | null; readonly number: number | null }>
  >;
}

export interface RouteGroupRef extends ClimbedGroup {
  readonly uuid: string;
}

/** The context for naming a route: one route group, one category, or neither. */
export interface NamingContext {
  readonly category?: string | null | undefined;
  readonly routeGroup?: string | null | undefined;
  /** All route groups of the competition, in their order. */
  readonly groups: readonly RouteGroupRef[];
}

/**
 * The name of a route: in a route group or for a category, its name or number there (a group that names the
 * category comes before one that names none); otherwise all of them,
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
  const named = groups.filter(
    ({ uuid, categories }) => uuid === routeGroup || (category != null && categories.includes(category)),
  );
  const open = category == null ? [] : groups.filter(({ categories }) => categories.length === 0);
  const [wanted] = namesIn([...named, ...open].map(({ uuid }) => uuid));
  const all = [...groups.map(({ uuid }) => uuid), ...Object.keys(displayRouteGroupMapping)];
  return wanted || namesIn(all).join('/') || name || circuitNumber;
}
