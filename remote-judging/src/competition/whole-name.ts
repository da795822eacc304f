import type { Competition, Route } from '@topout/contract';
import { nameOfRoute } from './competition-routes.ts';

/** The name of a route and, where that is a number, what it is called on the wall: for a choice among many. */
export function wholeNameOfRoute(
  route: Route,
  competition: Pick<Competition, 'routeGroups'>,
  category?: string,
): string {
  const name = nameOfRoute(route, competition, category);
  return route.name === '' || route.name === name ? name : `${name} · ${route.name}`;
}
