import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, EntriesQuery, EntryPage } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { bodyHeaders } from '../../platform/http/body-headers.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import { negotiated } from '../../platform/http/negotiate.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { sharedEntryList } from './shared-entry-list.ts';

/** Public: the participants, as far as the caller may see them. */
export const entryListRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const list = sharedEntryList(app);
  app.get(
    '/competitions/:competition/entries',
    {
      schema: {
        security: forEverybody,
        summary: 'The entries of a competition',
        params: CompetitionParams,
        querystring: EntriesQuery,
        response: { 200: bytesOf(EntryPage) },
      },
    },
    async ({ params, query, session, headers }, reply) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      const page = await list(authority, { stage: query.stage, number: query.page ?? 1 });
      const encoding = negotiated(headers['accept-encoding']);
      return reply.headers(bodyHeaders(encoding)).send(await page.in(encoding));
    },
  );
};
