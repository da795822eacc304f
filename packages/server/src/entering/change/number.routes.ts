import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NumberMatch, NumberParams } from '@topout/contract';
import { normaliseCompetitorNumber } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { notFound } from '../../platform/errors.ts';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import { findByNumber } from '../entries/entry.queries.ts';
import { presentEntry } from '../entries/present-entry.ts';
import { entryViewOf } from '../entries/view.ts';

/** Enough for a hall of people who look themselves up at once; too little to read out a start list. */
const lookUps = { times: 120, perMs: minute };

/** Public: who has a number, as on any public page. (behaviour: entering#by-number) */
export const numberRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/entries/by-competitor-number/:number',
    {
      onRequest: limitByAddress(lookUps),
      schema: {
        security: forEverybody,
        summary: 'Look up an entry by its competitor number',
        params: NumberParams,
        response: { 200: NumberMatch },
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
