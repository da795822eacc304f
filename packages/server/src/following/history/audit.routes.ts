import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuditPage, AuditQuery, CompetitionParams } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { page } from '../../platform/http/page.ts';
import { requireUser } from '../../platform/http/session.ts';
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
      const { actor, competition } = await authorityOf(app.db, params.competition, requireUser(request));
      if (!canManageSetup(actor)) throw forbidden();
      const rows = await auditOf(app.db, competition.uuid, {
        entry: query.entry?.toLowerCase() ?? null,
        competitor: query.competitor ?? null,
        person: query.person ?? null,
        limit: perPage + 1,
        offset: ((query.page ?? 1) - 1) * perPage,
      });
      const records = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return page(request, records, perPage);
    },
  );
};
