import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CanCreate, OwnCompetitionList } from '@topout/contract';
import { requireUser } from '../../platform/http/session.ts';
import { presentSummary } from './present-summary.ts';
import { isCreator } from '../../preparing/competitions/creators.ts';
import { readOwnCompetitions } from './own-competitions.queries.ts';

/** What somebody works for, listed or not. */
export const ownCompetitionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profiles/me/competitions',
    {
      schema: {
        summary: 'Competitions in which the caller has a role, the latest first',
        response: { 200: OwnCompetitionList },
      },
    },
    async (request) => {
      const rows = await readOwnCompetitions(app.db, requireUser(request));
      const nowMs = Date.now();
      return rows.map((row) => presentSummary(row, nowMs));
    },
  );

  app.get(
    '/profiles/me/can-create',
    {
      schema: {
        summary: 'Whether the caller may make competitions here: asked before one is set up',
        response: { 200: CanCreate },
      },
    },
    async (request) => {
      requireUser(request);
      return { canCreate: await isCreator(app, request.session) };
    },
  );
};
