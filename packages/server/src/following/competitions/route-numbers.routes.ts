import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, RouteNumbersBody } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
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
      const authority = await authorityOf(app.db, competition, requireUser(request));
      if (!canManageSetup(authority.actor)) throw forbidden();
      const changed = await app.db.transaction((tx) => numberRoutes(tx, authority, request.body));
      for (const category of changed) app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );
};
