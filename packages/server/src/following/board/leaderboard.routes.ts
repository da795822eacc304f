import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, Leaderboard, LeaderboardQuery, Problem } from '@topout/contract';
import { Type } from 'typebox';
import { authorityOf } from '../../competition/authority/authority.ts';
import { categoryOf, requireAudience } from '../../competition/boards/board-access.ts';
import { bodyHeaders } from '../../platform/http/body-headers.ts';
import { leaderboardHeaders } from './leaderboard-headers.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import { holds, negotiated } from '../../platform/http/negotiate.ts';

export const leaderboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/leaderboard',
    {
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'The board of one category; its ETag follows the version',
        params: CompetitionParams,
        querystring: LeaderboardQuery,
        response: { 200: bytesOf(Leaderboard), 304: Type.Unsafe<undefined>(Empty), '4xx': Problem },
      },
    },
    async ({ params, query, session, headers, url }, reply) => {
      const audience = query.audience ?? 'public';
      const askedAt = performance.now();
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireAudience(authority, audience);
      const { competition } = authority;
      const category = categoryOf(authority, query);

      const document = await app.boards.document(competition.uuid, category, audience);
      const encoding = negotiated(headers['accept-encoding']);
      const bytes = await document.bytes(encoding);
      const board = app.boards.loaded(competition.uuid, category);
      if (audience === 'public' && board) {
        const { configVersion } = competition;
        app.boardCache.keep(url, { board, document, configVersion, askedAt });
      }
      void reply.headers(leaderboardHeaders(document, audience));
      if (holds(headers['if-none-match'], document.etag)) return reply.code(304).send(undefined);
      return reply.headers(bodyHeaders(encoding)).send(bytes);
    },
  );
};
