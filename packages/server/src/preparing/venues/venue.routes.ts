import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RouteList, Venue, VenueParams, VenueRoutesQuery } from '@topout/contract';
import { forEverybody } from '../../platform/openapi/security.ts';
import { notFound } from '../../platform/errors.ts';
import { showVenue } from './present-venue.ts';
import { readRoutes } from './route.queries.ts';
import { readVenue } from './venue.queries.ts';

/** Public: where competitions take place. */
export const venueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/venues/:venue',
    {
      schema: {
        security: forEverybody,
        summary: 'A venue with its maps',
        params: VenueParams,
        response: { 200: Venue },
      },
    },
    async ({ params }) => showVenue(app.db, params.venue),
  );

  app.get(
    '/venues/:venue/routes',
    {
      schema: {
        security: forEverybody,
        summary: 'Routes of a venue, with their groups and numbers in one competition or in all',
        params: VenueParams,
        querystring: VenueRoutesQuery,
        response: { 200: RouteList },
      },
    },
    async ({ params: { venue }, query, session }) => {
      const { competition = null, retired = false } = query;
      const viewer = session.profile;
      const routes = await readRoutes(app.db, { venue, competition, viewer, retired });
      if (routes.length === 0 && !(await readVenue(app.db, venue))) throw notFound('venue');
      return routes;
    },
  );
};
