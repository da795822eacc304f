import { paint, useKeptList, useRead } from '@topout/api-client/core';
import type { Route, Venue } from '@topout/contract';
import { withQuery } from '../http/with-query.ts';

const routesKey = (venue: string, competition: string) =>
  withQuery(`venues/${venue}/routes`, { competition });

/** Needed for its maps. */
export const useVenue = (venue: string | null) => useRead<Venue>(venue && `venues/${venue}`);

/** The routes of a venue, with their groups and numbers in this competition. */
export const useVenueRoutes = (venue: string | null, competition: string) =>
  useKeptList<Route>(venue && routesKey(venue, competition));

/** Routes that were taken down and can be put up again. */
export const useRetiredRoutes = (venue: string | null, competition: string) =>
  useRead<Route[]>(venue && withQuery(`venues/${venue}/routes`, { competition, retired: true }));

/** Shows renumbered routes before the server answers (behaviour: calls#changes-on-screen-first). */
export const paintVenueRoutes = (venue: string, competition: string, update: (routes: Route[]) => Route[]) =>
  paint<Route[]>(routesKey(venue, competition), (routes) => routes && update(routes));
