import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Empty,
  Route,
  RouteList,
  RoutePatch,
  RoutesBody,
  SeenQuery,
  VenueParams,
  VenueRouteParams,
} from '@topout/contract';
import { notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { requireVenue } from './access.ts';
import { addRoutesTo } from './add-routes.ts';
import { patchRoute } from './change-routes.ts';
import { deleteRoute } from './delete-route.ts';
import { organisedBy } from './organised-by.ts';
import { readRoutes } from './route.queries.ts';
import type { ChangedBoards } from './where-climbed.ts';

/** Routes of a venue, for people who look after it. */
export const changeRouteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tell = (changed: ChangedBoards) => {
    for (const { competition, category } of changed) app.boards.changed(competition, category);
  };

  app.post(
    '/venues/:venue/routes',
    {
      schema: {
        summary: 'Add one or more routes to a venue, and to a competition’s route group if named',
        params: VenueParams,
        querystring: SeenQuery,
        body: RoutesBody,
        response: { 201: RouteList },
      },
    },
    async (request, reply) => {
      const { venue } = request.params;
      const { competition = null } = request.body;
      const viewer = requireUser(request);
      await requireVenue(app.db, viewer, venue);
      if (competition !== null) await authorityToOrganise(app.db, request, competition);
      const { added, changed } = await app.db.transaction((tx) =>
        addRoutesTo(tx, venue, request.body, request.query.version),
      );
      tell(changed);
      const routes = new Map(
        (await readRoutes(app.db, { venue, competition, viewer })).map((route) => [route.uuid, route]),
      );
      // In the order of the call: whoever adds them knows them by it.
      return reply.code(201).send(added.flatMap((uuid) => routes.get(uuid) ?? []));
    },
  );

  app.patch(
    '/venues/:venue/routes/:route',
    {
      schema: {
        summary: 'Change a route, put its pin on a map, or take it down',
        params: VenueRouteParams,
        querystring: SeenQuery,
        body: RoutePatch,
        response: { 200: Route },
      },
    },
    async (request) => {
      const { venue, route } = request.params;
      const viewer = requireUser(request);
      await requireVenue(app.db, viewer, venue);
      tell(
        await app.db.transaction((tx) => patchRoute(tx, request.params, request.body, request.query.version)),
      );
      const found = (await readRoutes(app.db, { venue, competition: null, viewer, route }))[0];
      if (!found) throw notFound('route');
      return found;
    },
  );

  app.delete(
    '/venues/:venue/routes/:route',
    {
      schema: {
        summary: 'Delete a route that nobody has climbed',
        params: VenueRouteParams,
        querystring: SeenQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      await requireVenue(app.db, caller, request.params.venue);
      const organises = await organisedBy(app.db, caller, request.params.venue);
      const who = { by: caller, organises };
      tell(await app.db.transaction((tx) => deleteRoute(tx, request.params, who, request.query.version)));
      return reply.code(204).send(null);
    },
  );
};
