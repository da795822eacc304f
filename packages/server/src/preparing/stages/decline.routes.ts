import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeclineBody, DeclineParams, Empty } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityToClimb } from '../../competition/authority/climbing.ts';
import { countOwnChange } from '../../entering/change/own-changes.ts';
import { requireOwnEntry } from '../../entering/change/own-entry.ts';
import { tellChanged } from '../../entering/entries/changed.ts';
import { decline } from './decline.ts';

/** Not climbing in the next stage: climbers say so, or staff for them. */
export const declineRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/competitions/:competition/finalists/:user',
    {
      schema: {
        summary: 'Say whether a person wants to climb in a stage; by them, their parent or organisers',
        params: DeclineParams,
        body: DeclineBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, user } = request.params;
      const { climber, ...authority } = await authorityToClimb(app.db, request, competition);
      const own = !canManageSetup(authority.actor);
      if (own) {
        await requireOwnEntry(app.db, authority, user);
        await countOwnChange(app.db, competition, climber);
      }
      const { body } = request;
      const categories = await app.db.transaction((tx) => decline(tx, authority, { ...body, user, own }));
      tellChanged(app, competition, { categories, routes: [] });
      return reply.code(204).send(null);
    },
  );
};
