import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, WaitingListParams, WaitingOrderBody } from '@topout/contract';
import { entryRights } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { orderWaiting } from './waiting-order.ts';

/** Who gets the next free place: for people who may modify entries. */
export const waitingOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/competitions/:competition/waiting-list/:category',
    {
      schema: {
        summary: 'Reorder the people waiting for a place in a category',
        params: WaitingListParams,
        body: WaitingOrderBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, category } = request.params;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      if (!entryRights(authority.actor, authority.rules).canModify) throw forbidden();
      await app.db.transaction((tx) => orderWaiting(tx, authority, category, request.body));
      app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );
};
