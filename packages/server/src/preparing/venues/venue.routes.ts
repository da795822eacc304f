import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RouteList, Venue, VenueParams, VenueRoutesQuery } from '@topout/contract';
import { bodyHeaders } from '../../platform/http/body-headers.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import { negotiated } from '../../platform/http/negotiate.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { showVenue } from './present-venue.ts';
import { sharedRoutes } from './shared-routes.ts';

/** Public: where competitions take place. */
export const venueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const routesOf = sharedRoutes(app);
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
        response: { 200: bytesOf(RouteList) },
      },
    },
    async ({ params: { venue }, query, session, headers }, reply) => {
      const { competition = null, retired = false } = query;
      const routes = await routesOf({ venue, competition, viewer: session.profile, retired });
      const encoding = negotiated(headers['accept-encoding']);
      return reply.headers(bodyHeaders(encoding)).send(await routes.in(encoding));
    },
  );
};
