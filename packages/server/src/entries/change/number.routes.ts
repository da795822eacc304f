import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NumberMatch, NumberParams, Problem } from '@topout/contract';
import { normaliseCompetitorNumber } from '@topout/domain';
import { authorityOf } from '../../authority/authority.ts';
import { forEverybody } from '../../docs/security.ts';
import { notFound } from '../../errors.ts';
import { limitByAddress, minute } from '../../http/rate-limit.ts';
import { findByNumber } from '../entry.queries.ts';
import { presentEntry } from '../present-entry.ts';
import { entryViewOf } from '../view.ts';

/** Room for a hall of people who look themselves up at once; too little to read out a start list. */
const lookUps = { times: 120, perMs: minute };

/** Public: who wears a number, as on any public page. (spec 1 §7) */
export const numberRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/entries/by-competitor-number/:number',
    {
      onRequest: limitByAddress(lookUps),
      schema: {
        security: forEverybody,
        tags: ['Entries'],
        summary: 'Look up an entry by its competitor number',
        params: NumberParams,
        response: { 200: NumberMatch, '4xx': Problem },
      },
    },
    async ({ params, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      const number = normaliseCompetitorNumber(params.number);
      const row = await findByNumber(app.db, params.competition, number);
      if (!row) throw notFound('competitor');
      const { uuid, user, category } = presentEntry(row, undefined, entryViewOf(authority), null);
      return { uuid, competitorNumber: number, user, category };
    },
  );
};
