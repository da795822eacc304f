import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Problem, Screen, ScreenBody } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { Spectator } from '../board/spectator.ts';
import { eventStream } from '../docs/event-stream.ts';
import { forEverybody } from '../docs/security.ts';
import { forbidden, invalid } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { readScreen, storeScreen } from './screen.queries.ts';

/** The screens of a hall: anybody's to look at, the organiser side's to steer. */
export const screenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/screen',
    {
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'How the screens of a competition are steered',
        params: CompetitionParams,
        response: { 200: Screen, '4xx': Problem },
      },
    },
    async ({ params, session }) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      return readScreen(app.db, competition.uuid);
    },
  );

  app.put(
    '/competitions/:competition/screen',
    {
      schema: {
        tags: ['Leaderboard'],
        summary: 'Steer the screens: categories, pause, page on or back, message, reload',
        params: CompetitionParams,
        body: ScreenBody,
        response: { 200: Screen, '4xx': Problem },
      },
    },
    async (request) => {
      const caller = requireUser(request);
      const { competition, actor } = await authorityOf(app.db, request.params.competition, caller);
      if (!canManageSetup(actor)) throw forbidden();
      const known = new Set(competition.categories.map(({ uuid }) => uuid));
      if (request.body.categories.some((category) => !known.has(category))) {
        throw invalid('This category is not part of the competition.', {
          categories: ['Choose a category.'],
        });
      }
      const screen = await storeScreen(app.db, competition.uuid, request.body);
      app.screens.steered(competition.uuid, screen);
      return screen;
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
        response: { 200: eventStream, '4xx': Problem },
      },
    },
    async ({ params, session }, reply) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      const headers = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      reply.hijack();
      await app.screens.show(new Spectator(reply.raw, headers), competition.uuid);
    },
  );
};
