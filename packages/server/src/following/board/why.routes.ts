import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Problem, Why, WhyQuery } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { categoryOf, requireAudience } from '../../competition/boards/board-access.ts';
import { prospectsOn } from './prospects-on.ts';
import { explain } from './why.ts';

export const whyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/leaderboard/why',
    {
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'Why an entry stands where it stands',
        params: CompetitionParams,
        querystring: WhyQuery,
        response: { 200: Why, '4xx': Problem },
      },
    },
    async ({ params, query, session }) => {
      const audience = query.audience ?? 'public';
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireAudience(authority, audience);
      const category = categoryOf(authority, query);
      const { model, year } = await app.boards.model(authority.competition.uuid, category);
      const why = explain(model, query.entry, audience, year);
      const asked = { category, entry: query.entry };
      return { ...why, prospects: await prospectsOn(app.db, authority, model, asked) };
    },
  );
};
