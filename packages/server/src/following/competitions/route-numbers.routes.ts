import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, RouteNumbersBody } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { numberRoutes } from './route-numbers.ts';

/** Numbering routes per route group: for the organiser side. */
export const routeNumbersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.patch(
    '/competitions/:competition/route-numbers',
    {
      schema: {
        summary: 'Give routes their numbers; all of the list or nothing',
        params: CompetitionParams,
        body: RouteNumbersBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const changed = await app.db.transaction((tx) => numberRoutes(tx, authority, request.body));
      for (const category of changed) app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );
};
