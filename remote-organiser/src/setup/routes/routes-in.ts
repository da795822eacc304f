import type { Competition, Route } from '@topout/api-client';
import { nameOfRoute } from '../../competition/route-names.ts';

const byName = new Intl.Collator('en', { numeric: true });

/** The routes that are in a route group of the competition, in the order of their names there. */
export const routesIn = (routes: readonly Route[], competition: Competition): Route[] =>
  routes
    .filter(({ competitionRouteGroups }) => competitionRouteGroups.length > 0)
    .toSorted((a, b) => byName.compare(nameOfRoute(a, competition), nameOfRoute(b, competition)));
