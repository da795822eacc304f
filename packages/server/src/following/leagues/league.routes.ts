import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Empty,
  LeagueBody,
  LeagueLeaderboard,
  LeagueParams,
  LeaguePatch,
  LeagueUserParams,
  LeagueUserReply,
  OwnLeagueList,
} from '@topout/contract';
import { requireCreator } from '../../preparing/competitions/creators.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { newId } from '../../platform/ids.ts';
import { changeLeague, storedRules, deleteLeague } from './change-league.ts';
import { readOwnLeagues } from './league.queries.ts';
import { showLeague } from './show-league.ts';

/** Standings over several competitions, for everybody. Any account may create leagues and change its own. */
export const leagueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profiles/me/leagues',
    {
      schema: {
        summary: 'Leagues that the caller runs, the latest first',
        response: { 200: OwnLeagueList },
      },
    },
    async (request) => readOwnLeagues(app.db, requireUser(request)),
  );

  app.post(
    '/leagues',
    {
      schema: {
        summary: 'Make a league; the caller runs it',
        body: LeagueBody,
        response: { 201: LeagueLeaderboard },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      await requireCreator(app, request.session);
      const rules = storedRules(request.body);
      const id = newId();
      await app.db.kysely
        .insertInto('league')
        .values({ id, ownerId: caller, ...rules })
        .execute();
      return reply.code(201).send(await showLeague(app, id, caller));
    },
  );

  app.patch(
    '/leagues/:league',
    {
      schema: {
        summary: 'Change a league, and which competitions belong to it',
        params: LeagueParams,
        body: LeaguePatch,
        response: { 200: LeagueLeaderboard },
      },
    },
    async (request) => {
      const caller = requireUser(request);
      await changeLeague(app.db, request.params.league, caller, request.body);
      return showLeague(app, request.params.league, caller);
    },
  );

  app.delete(
    '/leagues/:league',
    {
      schema: {
        summary: 'Delete a league; its competitions stay',
        params: LeagueParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      await deleteLeague(app.db, request.params.league, requireUser(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/leagues/:league/leaderboard',
    {
      schema: {
        security: forEverybody,
        summary: 'The standings of a league, by category',
        params: LeagueParams,
        response: { 200: LeagueLeaderboard },
      },
    },
    async ({ params, session }) => showLeague(app, params.league, session.profile),
  );

  app.get(
    '/leagues/:league/leaderboard/:user',
    {
      schema: {
        security: forEverybody,
        summary: 'Where one person stands in a league',
        params: LeagueUserParams,
        response: { 200: LeagueUserReply },
      },
    },
    async ({ params }) => {
      const { uuid, categories } = await showLeague(app, params.league, null);
      const rows = categories.flatMap(({ name, rows: all }) =>
        all.filter(({ user }) => user.uuid === params.user).map((row) => ({ category: name, ...row })),
      );
      if (rows.length === 0) throw notFound('competitor');
      return { league: uuid, rows };
    },
  );
};
