import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, EntriesQuery, EntryPage } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { page } from '../../platform/http/page.ts';
import { listEntries } from './entry.queries.ts';
import { presentEntries } from './show-entries.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { entryViewOf } from './view.ts';

const perPage = 200;

/** Public: the participants, as far as the caller may see them. */
export const entryListRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/entries',
    {
      schema: {
        security: forEverybody,
        summary: 'The entries of a competition',
        params: CompetitionParams,
        querystring: EntriesQuery,
        response: { 200: EntryPage },
      },
    },
    async (request) => {
      const { params, query, session } = request;
      const authority = await authorityOf(app.db, params.competition, session.profile);
      const rows = await listEntries(app.db, {
        competition: params.competition,
        stage: requireStage(authority, query.stage).uuid,
        waiting: entryViewOf(authority).contacts,
        viewer: session.profile,
        limit: perPage + 1,
        offset: ((query.page ?? 1) - 1) * perPage,
      });
      const entries = await presentEntries(app, authority, rows);
      return page(request, entries, perPage);
    },
  );
};
