import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Screen, ScreenQuery } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { readScreens, screenOf } from './screen.queries.ts';

/** The screens of a hall, for anybody to look at. */
export const screenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/screen',
    {
      schema: {
        security: forEverybody,
        summary: 'How a screen of a competition is steered',
        params: CompetitionParams,
        querystring: ScreenQuery,
        response: { 200: Screen },
      },
    },
    async ({ params, query, session }) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      return screenOf(await readScreens(app.db, competition.uuid), query.screen ?? '');
    },
  );
};
