import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  NewScreen,
  ScreenBody,
  ScreenParams,
  ScreenQuery,
  Screens,
} from '@topout/contract';
import { authorityToOrganise, type Caller } from '../../competition/authority/organising.ts';
import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';
import { readScreens } from './screen.queries.ts';
import { followAll, nameScreen, removeScreen, steerAll, steerOne } from './steer-screen.ts';

/** The screens of a hall, for the organiser side to name and to steer. */
export const steerScreenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const organised = async (request: Caller, competition: string) =>
    (await authorityToOrganise(app.db, request, competition)).competition;
  const answer = async (competition: string) => {
    const screens = await readScreens(app.db, competition);
    const known = screens.map(({ name }) => name);
    return { screens, open: app.screens.openNames(competition, known) };
  };
  const change = async (competition: string, work: (tx: Tx) => Promise<void>) => {
    await app.db.transaction(work);
    await app.screens.steered(competition);
    return answer(competition);
  };

  app.get(
    '/competitions/:competition/screens',
    {
      schema: {
        summary: 'The screens that have a name, after what is common to all, and how each is steered',
        params: CompetitionParams,
        response: { 200: Screens },
      },
    },
    async (request) => {
      const { uuid } = await organised(request, request.params.competition);
      return answer(uuid);
    },
  );

  app.put(
    '/competitions/:competition/screen',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'Steer all screens, or one: categories, pause, page on or back, message, reload',
        params: CompetitionParams,
        querystring: ScreenQuery,
        body: ScreenBody,
        response: { 200: Screens },
      },
    },
    async (request) => {
      const { uuid, categories, stages } = await organised(request, request.params.competition);
      const { body } = request;
      // The competition's own uuid stands for its board of teams, and a stage's for the clock.
      const known = new Set([uuid, ...[...categories, ...stages].map((one) => one.uuid)]);
      // A page may still show a category that somebody has just removed.
      const chosen = body.categories?.filter((category) => known.has(category));
      const steering = { ...body, ...(chosen && { categories: chosen }) };
      const { screen } = request.query;
      if (body.overlay && !screen) throw invalid('Only an overlay has pages of its own.');
      return change(uuid, (tx) =>
        screen ? steerOne(tx, uuid, screen, steering) : steerAll(tx, uuid, steering),
      );
    },
  );

  app.post(
    '/competitions/:competition/screens',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'Name a screen, so that it can be steered alone',
        params: CompetitionParams,
        body: NewScreen,
        response: { 201: Screens },
      },
    },
    async (request, reply) => {
      const { uuid } = await organised(request, request.params.competition);
      return reply.code(201).send(await change(uuid, (tx) => nameScreen(tx, uuid, request.body)));
    },
  );

  app.delete(
    '/competitions/:competition/screens/:screen',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'Take the name of a screen away; what still has it shows what is common to all',
        params: ScreenParams,
        response: { 200: Screens },
      },
    },
    async (request) => {
      const { uuid } = await organised(request, request.params.competition);
      return change(uuid, (tx) => removeScreen(tx, uuid, request.params.screen));
    },
  );

  app.delete(
    '/competitions/:competition/screens/:screen/order',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'Let a screen follow what is common to all again',
        params: ScreenParams,
        response: { 200: Screens },
      },
    },
    async (request) => {
      const { uuid } = await organised(request, request.params.competition);
      return change(uuid, (tx) => followAll(tx, uuid, request.params.screen));
    },
  );
};
