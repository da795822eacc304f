import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CanCreate, OwnCompetitionPage, OwnCompetitionQuery } from '@topout/contract';
import { page } from '../../platform/http/page.ts';
import { requireUser } from '../../platform/http/session.ts';
import { presentSummary } from './present-summary.ts';
import { isCreator } from '../../preparing/competitions/creators.ts';
import { readOwnCompetitions } from './own-competitions.queries.ts';

const perPage = 50;

/** What somebody works for, listed or not. */
export const ownCompetitionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profiles/me/competitions',
    {
      schema: {
        summary: 'Competitions in which the caller has a role: live ones, upcoming, past',
        querystring: OwnCompetitionQuery,
        response: { 200: OwnCompetitionPage },
      },
    },
    async (request) => {
      const profile = requireUser(request);
      const { search = '', page: number = 1 } = request.query;
      const rows = await readOwnCompetitions(app.db, profile, {
        search: search.trim() || null,
        limit: perPage + 1,
        offset: (number - 1) * perPage,
      });
      const nowMs = Date.now();
      return page(
        request,
        rows.map((row) => presentSummary(row, nowMs)),
        perPage,
      );
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
