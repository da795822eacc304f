import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  LeagueLeaderboard,
  LeagueParams,
  LeagueUserParams,
  LeagueUserReply,
  Problem,
} from '@topout/contract';
import { notFound } from '../errors.ts';
import { showLeague } from './show-league.ts';

/** Public: standings over several competitions. */
export const leagueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/leagues/:league/leaderboard',
    {
      schema: {
        tags: ['Leagues'],
        summary: 'The standings of a league, by category',
        params: LeagueParams,
        response: { 200: LeagueLeaderboard, '4xx': Problem },
      },
    },
    async ({ params }) => showLeague(app, params.league),
  );

  app.get(
    '/leagues/:league/leaderboard/:user',
    {
      schema: {
        tags: ['Leagues'],
        summary: 'Where one person stands in a league',
        params: LeagueUserParams,
        response: { 200: LeagueUserReply, '4xx': Problem },
      },
    },
    async ({ params }) => {
      const { uuid, categories } = await showLeague(app, params.league);
      const rows = categories.flatMap(({ name, rows: all }) =>
        all.filter(({ user }) => user.uuid === params.user).map((row) => ({ category: name, ...row })),
      );
      if (rows.length === 0) throw notFound('competitor');
      return { league: uuid, rows };
    },
  );
};
