import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, Leaders, Problem } from '@topout/contract';
import { Type } from 'typebox';
import { authorityOf } from '../../competition/authority/authority.ts';
import { requireAudience } from '../../competition/boards/board-access.ts';
import { holds } from '../../platform/http/negotiate.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { leaderboardHeaders } from '../board/leaderboard-headers.ts';
import { leadersOf } from './leaders-of.ts';

export const leadersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/leaderboard/leaders',
    {
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary:
          'The first three of the category that changed last, and its last result; its ETag follows the boards',
        params: CompetitionParams,
        response: { 200: Leaders, 304: Type.Unsafe<undefined>(Empty), '4xx': Problem },
      },
    },
    async ({ params, session, headers }, reply) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireAudience(authority, 'public');
      const { etag, leaders } = await leadersOf(app, authority.competition);
      void reply.headers(leaderboardHeaders({ etag }, 'public'));
      if (holds(headers['if-none-match'], etag)) return reply.code(304).send(undefined);
      return reply.send(await leaders());
    },
  );
};
