import type { Competition, Route } from '@topout/api-client';
import { routeDisplayName } from '@topout/domain';

const byName = new Intl.Collator('en', { numeric: true });

/** What a route is called in a competition: for one category or route group, or for nobody in particular. (spec 2 §3) */
export const nameOfRoute = (
  route: Route,
  { routeGroups }: Pick<Competition, 'routeGroups'>,
  of: { readonly category?: string | undefined; readonly routeGroup?: string | undefined } = {},
): string => routeDisplayName(route, { ...of, groups: routeGroups });

/** The routes of a competition, in the order of their names; where none is in a route group, the venue's. */
export function routesOf(routes: readonly Route[], competition: Competition): Route[] {
  const grouped = routes.filter(({ competitionRouteGroups }) => competitionRouteGroups.length > 0);
  const all = grouped.length > 0 ? grouped : routes;
  return all.toSorted((a, b) => byName.compare(nameOfRoute(a, competition), nameOfRoute(b, competition)));
}
