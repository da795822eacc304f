import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, EmbeddedBoard, EmbedQuery, Empty, Problem } from '@topout/contract';
import { Type } from 'typebox';
import { authorityOf } from '../../competition/authority/authority.ts';
import { categoryOf, requireAudience } from '../../competition/boards/board-access.ts';
import { holds } from '../../platform/http/negotiate.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { leaderboardHeaders } from '../board/leaderboard-headers.ts';
import { embeddedBoard } from './embedded-board.ts';

/**
 * What other web sites show of a board. Any page may read it, and nobody's rights count: a browser sends no
 * cookies with it, as there are none, and the answer is the same for everybody.
 */
export const embedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/leaderboard/embed',
    {
      // Before anything can refuse: the page says why there is nothing to see.
      onRequest: async (_request, reply) => {
        void reply.header('access-control-allow-origin', '*');
      },
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'The first rows of a public board, for other web sites; its ETag follows the board',
        params: CompetitionParams,
        querystring: EmbedQuery,
        response: { 200: EmbeddedBoard, 304: Type.Unsafe<undefined>(Empty), '4xx': Problem },
      },
    },
    async ({ params, query, headers }, reply) => {
      const authority = await authorityOf(app.db, params.competition, null);
      requireAudience(authority, 'public');
      const document = await app.boards.document(authority.competition.uuid, categoryOf(authority, query));
      const { etag, board } = embeddedBoard(authority, document, query.rows);
      void reply.headers(leaderboardHeaders({ etag }, 'public'));
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      if (holds(headers['if-none-match'], etag)) return reply.code(304).send(undefined);
      return reply.send(board());
    },
  );
};
