import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, SeenQuery, Venue, VenueBody, VenueList, VenueParams, VenuePatch } from '@topout/contract';
import { requireCreator } from '../competitions/creators.ts';
import { requireUser } from '../../platform/http/session.ts';
import { readOwnVenues, requireVenue } from './access.ts';
import { createVenue, deleteVenue, patchVenue } from './change-venue.ts';
import { showVenue } from './present-venue.ts';

/** Venues, for people who look after them. */
export const changeVenueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/venues',
    {
      schema: {
        summary: 'The venues that the caller looks after',
        response: { 200: VenueList },
      },
    },
    async (request) => readOwnVenues(app.db, requireUser(request)),
  );

  app.post(
    '/venues',
    {
      schema: {
        summary: 'Create a venue; the caller looks after it',
        body: VenueBody,
        response: { 201: Venue },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      await requireCreator(app, request.session);
      const id = await app.db.transaction((tx) => createVenue(tx, caller, request.body));
      return reply.code(201).send(await showVenue(app.db, id));
    },
  );

  app.patch(
    '/venues/:venue',
    {
      schema: {
        summary: 'Change name, place, time zone and logo of a venue',
        params: VenueParams,
        querystring: SeenQuery,
        body: VenuePatch,
        response: { 200: Venue },
      },
    },
    async (request) => {
      const { venue } = request.params;
      const caller = requireUser(request);
      await requireVenue(app.db, caller, venue);
      const { version } = request.query;
      await app.db.transaction((tx) => patchVenue(tx, { venue, caller }, request.body, version));
      return showVenue(app.db, venue);
    },
  );

  app.delete(
    '/venues/:venue',
    {
      schema: {
        summary: 'Delete a venue that holds no competition, with its maps and routes',
        params: VenueParams,
        querystring: SeenQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { venue } = request.params;
      await requireVenue(app.db, requireUser(request), venue);
      await app.db.transaction((tx) => deleteVenue(tx, venue, request.query.version));
      return reply.code(204).send(null);
    },
  );
};
