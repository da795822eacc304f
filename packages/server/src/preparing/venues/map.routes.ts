import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Empty,
  MapBody,
  MapPatch,
  MapPreview,
  MapPreviewBody,
  SeenQuery,
  Venue,
  VenueMapParams,
  VenueParams,
} from '@topout/contract';
import { requireUser } from '../../platform/http/session.ts';
import { requireVenue } from './access.ts';
import { createMap, deleteMap, patchMap, previewOf } from './maps.ts';
import { showVenue } from './present-venue.ts';

/** Maps of a venue: drawings, rebuilt from parts known to be harmless. */
export const mapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/venues/:venue/maps',
    {
      schema: {
        summary: 'Add a map to a venue',
        params: VenueParams,
        querystring: SeenQuery,
        body: MapBody,
        response: { 201: Venue },
      },
    },
    async (request, reply) => {
      const { venue } = request.params;
      await requireVenue(app.db, requireUser(request), venue);
      await app.db.transaction((tx) => createMap(tx, venue, request.body, request.query.version));
      return reply.code(201).send(await showVenue(app.db, venue));
    },
  );

  app.post(
    '/venues/:venue/maps/preview',
    {
      schema: {
        summary: 'How a drawing would look as a map, and what it would lose; changes nothing',
        params: VenueParams,
        body: MapPreviewBody,
        response: { 200: MapPreview },
      },
    },
    async (request) => {
      await requireVenue(app.db, requireUser(request), request.params.venue);
      return previewOf(request.body.svg);
    },
  );

  app.patch(
    '/venues/:venue/maps/:map',
    {
      schema: {
        summary: 'Rename, move or redraw a map; pins keep their place',
        params: VenueMapParams,
        querystring: SeenQuery,
        body: MapPatch,
        response: { 200: Venue },
      },
    },
    async (request) => {
      const { venue, map } = request.params;
      await requireVenue(app.db, requireUser(request), venue);
      await app.db.transaction((tx) => patchMap(tx, venue, map, request.body, request.query.version));
      return showVenue(app.db, venue);
    },
  );

  app.delete(
    '/venues/:venue/maps/:map',
    {
      schema: {
        summary: 'Delete a map; its routes are then on none',
        params: VenueMapParams,
        querystring: SeenQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { venue, map } = request.params;
      await requireVenue(app.db, requireUser(request), venue);
      await app.db.transaction((tx) => deleteMap(tx, venue, map, request.query.version));
      return reply.code(204).send(null);
    },
  );
};
