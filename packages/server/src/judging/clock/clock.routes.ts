import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ClockPressBody, ClockQuery, CompetitionParams, ServerTime, StageClock } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { press } from './press.ts';
import { showClock } from './stage-clock.ts';
import { requireWatching } from './watching.ts';

/** The clock of a stage, which screens mirror. (behaviour: clock) */
export const clockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/clock',
    {
      schema: {
        security: forEverybody,
        summary: 'The clock of a stage after its last press, from which the time left follows',
        params: CompetitionParams,
        querystring: ClockQuery,
        response: { 200: StageClock },
      },
    },
    async ({ params, query, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireWatching(authority);
      return showClock(app.db, authority.competition.uuid, requireStage(authority, query.stage).uuid);
    },
  );

  app.post(
    '/competitions/:competition/clock/presses',
    {
      schema: {
        summary: 'Press a button of the clock, as it was seen; sent again, it presses once',
        params: CompetitionParams,
        body: ClockPressBody,
        response: { 201: StageClock },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const now = await app.databaseTime.now();
      const { uuid: stage } = requireStage(authority, request.body.stage);
      const { uuid } = authority.competition;
      await app.db.transaction((tx) =>
        press(tx, authority, { ...request.body, stage }, { now, startedAt: app.databaseTime.startedAt(now) }),
      );
      await app.clock.pressed(uuid, stage);
      return reply.code(201).send(await showClock(app.db, uuid, stage));
    },
  );

  app.get(
    '/time',
    {
      schema: {
        security: forEverybody,
        summary: 'The time by the clock that presses are stored by, for phones to measure theirs',
        response: { 200: ServerTime },
      },
    },
    async () => ({ now: await app.databaseTime.now() }),
  );
};
