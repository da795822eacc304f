import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuditPage, AuditQuery, CompetitionParams } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { pageBefore } from '../../platform/http/page.ts';
import { auditOf } from './audit.queries.ts';

const perPage = 50;

/** Who changed entries, roles and set-up. Results have a log of their own. */
export const auditRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/audit',
    {
      schema: {
        summary: 'What organisers changed beside results, newest first',
        params: CompetitionParams,
        querystring: AuditQuery,
        response: { 200: AuditPage },
      },
    },
    async (request) => {
      const { params, query } = request;
      const { competition } = await authorityToOrganise(app.db, request, params.competition);
      const rows = await auditOf(app.db, competition.uuid, {
        entry: query.entry?.toLowerCase() ?? null,
        competitor: query.competitor ?? null,
        person: query.person ?? null,
        before: query.before ?? null,
        limit: perPage + 1,
      });
      const records = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return pageBefore(request, records, perPage);
    },
  );
};
