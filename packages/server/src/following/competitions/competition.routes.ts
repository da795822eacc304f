import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Competition, CompetitionParams } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { showCompetition } from './show-competition.ts';

/** Public: one competition. A token adds what its holder is and may. */
export const competitionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition',
    {
      schema: {
        security: forEverybody,
        summary: 'A competition, with what the caller is and may in it',
        params: CompetitionParams,
        response: { 200: Competition },
      },
    },
    async ({ params, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      return showCompetition(app, authority);
    },
  );
};
