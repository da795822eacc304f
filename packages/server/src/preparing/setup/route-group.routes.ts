import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  RouteGroupBody,
  RouteGroupParams,
  RouteGroupPatch,
  RouteGroupReply,
  SeenQuery,
} from '@topout/contract';
import { notFound } from '../../platform/errors.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { readRouteGroup } from './route-group.queries.ts';
import { changeRouteGroup, createRouteGroup, deleteRouteGroup } from './route-groups.ts';

/** Route groups: which routes which categories climb. For the organiser side. */
export const routeGroupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const settled = async (competition: string, group: string, boards: readonly string[]) => {
    for (const category of boards) app.boards.changed(competition, category);
    const found = await readRouteGroup(app.db, competition, group);
    if (!found) throw notFound('route group');
    return found;
  };

  app.post(
    '/competitions/:competition/route-groups',
    {
      schema: {
        summary: 'Add a route group; sent again, it is added once',
        params: CompetitionParams,
        querystring: SeenQuery,
        body: RouteGroupBody,
        response: { 201: RouteGroupReply },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { version } = request.query;
      const { group, boards } = await app.db.transaction((tx) =>
        createRouteGroup(tx, authority, request.body, version),
      );
      return reply.code(201).send(await settled(competition, group, boards));
    },
  );

  app.patch(
    '/competitions/:competition/route-groups/:group',
    {
      schema: {
        summary: 'Rename or move a route group, or set its categories or routes',
        params: RouteGroupParams,
        querystring: SeenQuery,
        body: RouteGroupPatch,
        response: { 200: RouteGroupReply },
      },
    },
    async (request) => {
      const { competition, group } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { version } = request.query;
      const { boards } = await app.db.transaction((tx) =>
        changeRouteGroup(tx, authority, group, request.body, version),
      );
      return settled(competition, group, boards);
    },
  );

  app.delete(
    '/competitions/:competition/route-groups/:group',
    {
      schema: {
        summary: 'Delete a route group; its routes stay at the venue',
        params: RouteGroupParams,
        querystring: SeenQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, group } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const changed = await app.db.transaction((tx) =>
        deleteRouteGroup(tx, authority, group, request.query.version),
      );
      for (const category of changed) app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );
};
