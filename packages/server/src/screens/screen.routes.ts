import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Problem, Screen, ScreenQuery } from '@topout/contract';
import { authorityOf } from '../authority/authority.ts';
import { Spectator } from '../board/spectator.ts';
import { eventStream } from '../docs/event-stream.ts';
import { forEverybody } from '../docs/security.ts';
import { readScreens, screenOf } from './screen.queries.ts';

/** The screens of a hall, for anybody to look at. */
export const screenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/screen',
    {
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'How a screen of a competition is steered',
        params: CompetitionParams,
        querystring: ScreenQuery,
        response: { 200: Screen, '4xx': Problem },
      },
    },
    async ({ params, query, session }) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      return screenOf(await readScreens(app.db, competition.uuid), query.screen ?? '');
    },
  );

  app.get(
    '/competitions/:competition/screen/events',
    {
      onRequest: app.openStreams.limit,
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'Server-sent events for a screen: how it is steered, now and whenever that changes',
        params: CompetitionParams,
        querystring: ScreenQuery,
        response: { 200: eventStream, '4xx': Problem },
      },
    },
    async ({ params, query, session }, reply) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      const headers = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      reply.hijack();
      await app.screens.show(new Spectator(reply.raw, headers), competition.uuid, query.screen ?? '');
    },
  );
};
