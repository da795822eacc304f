import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EntryDetail, EntryParams } from '@topout/contract';
import { forEverybody } from '../../platform/openapi/security.ts';
import { requireCard } from '../../platform/http/session.ts';
import { bytesOf } from '../../platform/http/bytes-of.ts';
import { EntryAnswers } from '../../following/cards/entry-answers.ts';
import { namedEntry } from './find-entry.ts';

/** Public: one entry with its scorecard, as far as the caller may see it. */
export const entryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const answers = new EntryAnswers(app);
  app.get(
    '/competitions/:competition/entries/:entry',
    {
      schema: {
        security: forEverybody,
        summary: 'One entry with its scorecard, by the uuid of the entry or the person, or `me`',
        params: EntryParams,
        response: { 200: bytesOf(EntryDetail) },
      },
    },
    async ({ params: { competition, entry }, session, url }, reply) => {
      const beginning = app.entryCache.begin();
      const viewer = entry === 'me' ? requireCard({ session }, competition) : session.profile;
      const wanted = { competition, entry: namedEntry(entry, viewer) };
      const made = await answers.of(wanted, viewer, session.tablet === null);
      app.entryCache.keep(url, session, made, beginning);
      return reply.type('application/json; charset=utf-8').send(made.answer);
    },
  );
};
