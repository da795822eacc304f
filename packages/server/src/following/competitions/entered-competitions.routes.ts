import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EnteredCompetitionList } from '@topout/contract';
import { requireUser } from '../../platform/http/session.ts';
import { readEnteredCompetitions } from './entered-competitions.queries.ts';
import { presentSummary } from './present-summary.ts';

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
      return rows.map((row) => presentSummary(row, nowMs));
    },
  );
};
