import type { Competition, Route } from '@topout/contract';
import { routeDisplayName } from '@topout/domain';

const byName = new Intl.Collator('en', { numeric: true });

/**
 * The name of a route in a competition: for one category or route group, or in general. (behaviour:
 * routes#name)
 */
export const nameOfRoute = (
  route: Route,
  { routeGroups }: Pick<Competition, 'routeGroups'>,
  of: { readonly category?: string | undefined; readonly routeGroup?: string | undefined } = {},
): string => routeDisplayName(route, { ...of, groups: routeGroups });

/**
 * The same, plus its name on the wall if that differs, and its stage if there are several: for lists of several categories
 * and stages, whose numbers differ.
 */
export function fullNameOfRoute(
  route: Route,
  competition: Pick<Competition, 'routeGroups' | 'stages'>,
): string {
  const name = nameOfRoute(route, competition);
  const stages = competition.stages.length > 1 ? stagesOfRoute(route, competition) : [];
  const own = route.name === name ? '' : route.name;
  return [name, own, stages.map((stage) => stage.name).join(', ')].filter(Boolean).join(' · ');
}

/** The stages whose categories climb a route, in order. */
export const stagesOfRoute = (
  { displayRouteGroupMapping }: Route,
  { routeGroups, stages }: Pick<Competition, 'routeGroups' | 'stages'>,
): Competition['stages'] => {
  const categories = routeGroups
    .filter(({ uuid }) => uuid in displayRouteGroupMapping)
    .flatMap((group) => group.categories);
  return stages
    .filter((stage) => stage.categories.some(({ uuid }) => categories.includes(uuid)))
    .toSorted((a, b) => a.position - b.position);
};

/** The routes in the competition's route groups, by their names there. */
export const routesIn = (routes: readonly Route[], competition: Competition): Route[] =>
  routes
    .filter(({ displayRouteGroupMapping }) =>
      competition.routeGroups.some(({ uuid }) => uuid in displayRouteGroupMapping),
    )
    .toSorted((a, b) => byName.compare(nameOfRoute(a, competition), nameOfRoute(b, competition)));

/** The same; if none is in a route group, the venue's. */
export function routesOf(routes: readonly Route[], competition: Competition): readonly Route[] {
  const grouped = routesIn(routes, competition);
  return grouped.length > 0 ? grouped : routes;
}
