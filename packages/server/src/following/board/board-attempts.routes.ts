import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BoardAttempts, CompetitionParams, LeaderboardQuery } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { categoryOf, requireAudience } from '../../competition/boards/board-access.ts';
import type { BoardModel } from './board-model.ts';
import { forEverybody } from '../../platform/openapi/security.ts';

interface Counted {
  readonly version: number;
  readonly attempts: BoardAttempts['attempts'];
}

/** Everybody with a wide screen asks after each change: it is counted once. */
const counted = new WeakMap<BoardModel, Counted>();

function countAttempts(model: BoardModel): Counted {
  const known = counted.get(model);
  const { version } = model;
  if (known?.version === version) return known;
  const attempts = Object.fromEntries(model.rows().map(({ entry }) => [entry, model.attempts(entry)]));
  const made = { version, attempts };
  counted.set(model, made);
  return made;
}

export const boardAttemptsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/leaderboard/attempts',
    {
      schema: {
        security: forEverybody,
        summary: 'How many attempts each mark of a board took',
        params: CompetitionParams,
        querystring: LeaderboardQuery,
        response: { 200: BoardAttempts },
      },
    },
    async ({ params, query, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireAudience(authority, query.audience ?? 'public');
      const category = categoryOf(authority, query);
      const { model } = await app.boards.model(authority.competition.uuid, category);
      return { category, ...countAttempts(model) };
    },
  );
};
