import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionPage, CompetitionQuery, type CompetitionSummary, Problem } from '@topout/contract';
import { competitionStatus } from '@topout/domain';
import { forEverybody } from '../docs/security.ts';
import { page } from '../http/page.ts';
import { type CompetitionListRow, listCompetitions } from './competition-list.queries.ts';

const perPage = 50;

/** Public: what the home page lists. */
export const competitionListRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions',
    {
      schema: {
        security: forEverybody,
        tags: ['Competitions'],
        summary: 'Competitions: live ones, upcoming, past',
        querystring: CompetitionQuery,
        response: { 200: CompetitionPage, '4xx': Problem },
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

/** A line of a list of competitions. */
export function presentSummary(
  { id, startsAt, endsAt, cancelled, ...row }: CompetitionListRow,
  nowMs: number,
): CompetitionSummary {
  return {
    uuid: id,
    ...row,
    startTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    status: competitionStatus({ nowMs, startMs: startsAt.getTime(), endMs: endsAt.getTime(), cancelled }),
  };
}
