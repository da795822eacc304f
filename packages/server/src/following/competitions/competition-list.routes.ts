import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionPage, CompetitionQuery } from '@topout/contract';
import { forEverybody } from '../../platform/openapi/security.ts';
import { page } from '../../platform/http/page.ts';
import { listCompetitions } from './competition-list.queries.ts';
import { presentSummary } from './present-summary.ts';

const perPage = 50;

/** Public: what the home page lists. */
export const competitionListRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions',
    {
      schema: {
        security: forEverybody,
        summary: 'Competitions: live ones, upcoming, past',
        querystring: CompetitionQuery,
        response: { 200: CompetitionPage },
      },
    },
    async (request) => {
      const { status = null, search = '', page: number = 1 } = request.query;
      const rows = await listCompetitions(app.db, {
        status,
        search: search.trim() || null,
        limit: perPage + 1,
        offset: (number - 1) * perPage,
      });
      return page(
        request,
        rows.map((row) => presentSummary(row, Date.now())),
        perPage,
      );
    },
  );
};
