import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EnteredCompetitionList } from '@topout/contract';
import { competitionStatus } from '@topout/domain';
import { requireUser } from '../../platform/http/session.ts';
import { readEnteredCompetitions } from './entered-competitions.queries.ts';

/** Where somebody takes part. */
export const enteredCompetitionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profiles/me/entered-competitions',
    {
      schema: {
        summary: 'Competitions that the caller or their children are entered in',
        response: { 200: EnteredCompetitionList },
      },
    },
    async (request) => {
      const rows = await readEnteredCompetitions(app.db, requireUser(request));
      const nowMs = Date.now();
      return rows.map(({ id, startsAt, endsAt, cancelled, ...row }) => ({
        uuid: id,
        ...row,
        startTime: startsAt.toISOString(),
        endTime: endsAt.toISOString(),
        status: competitionStatus({
          nowMs,
          startMs: startsAt.getTime(),
          endMs: endsAt.getTime(),
          cancelled,
        }),
      }));
    },
  );
};
