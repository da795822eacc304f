import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Leaders, Problem } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { requireAudience } from '../../competition/boards/board-access.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { leadersOf } from './leaders-of.ts';

export const leadersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/leaderboard/leaders',
    {
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'The first three of the category that changed last, and its last result',
        params: CompetitionParams,
        response: { 200: Leaders, '4xx': Problem },
      },
    },
    async ({ params, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireAudience(authority, 'public');
      return leadersOf(app, authority.competition);
    },
  );
};
