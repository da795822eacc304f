import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, Problem, TeamBoard, TeamBoardQuery } from '@topout/contract';
import { Type } from 'typebox';
import { authorityOf } from '../../competition/authority/authority.ts';
import { requireAudience } from '../../competition/boards/board-access.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import { holds, negotiated } from '../../platform/http/negotiate.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { bodyHeaders } from '../../platform/http/body-headers.ts';
import { leaderboardHeaders } from '../board/leaderboard-headers.ts';
import { teamBoardOf } from './team-boards.ts';

/** The board of teams, seen by whoever sees the other boards. (behaviour: teams#board) */
export const teamBoardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/team-board',
    {
      schema: {
        security: forEverybody,
        summary: 'The board of teams; its ETag follows the boards of the first stage',
        params: CompetitionParams,
        querystring: TeamBoardQuery,
        response: { 200: bytesOf(TeamBoard), 304: Type.Unsafe<undefined>(Empty), '4xx': Problem },
      },
    },
    async ({ params, query, session, headers }, reply) => {
      const audience = query.audience ?? 'public';
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireAudience(authority, audience);
      const { etag, document } = await teamBoardOf(app, authority.competition, audience);
      void reply.headers(leaderboardHeaders({ etag }, audience));
      if (holds(headers['if-none-match'], etag)) return reply.code(304).send(undefined);
      const encoding = negotiated(headers['accept-encoding']);
      return reply.headers(bodyHeaders(encoding)).send(await (await document).in(encoding));
    },
  );
};
