import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EntryDetail, EntryParams, Problem } from '@topout/contract';
import { namedEntry } from './find-entry.ts';
import { showEntryDetail } from './show-entry-detail.ts';

/** Public: one entry with its scorecard, as far as the caller may see it. */
export const entryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/entries/:entry',
    {
      schema: {
        tags: ['Entries'],
        summary: 'One entry with its scorecard; by the uuid of the entry or of the person, or `me`',
        params: EntryParams,
        response: { 200: EntryDetail, '4xx': Problem },
      },
    },
    async ({ params, session }) => {
      const wanted = namedEntry(params.entry, session.profile);
      return showEntryDetail(app, params.competition, wanted, session.profile);
    },
  );
};
