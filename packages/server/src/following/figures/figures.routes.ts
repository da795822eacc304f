import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Figures } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { readFigures } from './figures.queries.ts';

/** How hard the routes were, for setters. */
export const figuresRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/figures',
    {
      schema: {
        summary: 'Tops, flashes, zones and attempts of each route, by category',
        params: CompetitionParams,
        response: { 200: Figures },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      const { ofRoutes, climbers } = await readFigures(app.db, competition.uuid);
      return competition.categories.map(({ uuid }) => {
        const known = new Map(
          ofRoutes.filter(({ category }) => category === uuid).map(({ figures }) => [figures.route, figures]),
        );
        const all = (competition.routesOf.get(uuid) ?? []).map(
          (route) => known.get(route.uuid) ?? untried(route.uuid),
        );
        return { category: uuid, climbers: climbers.get(uuid) ?? 0, routes: all };
      });
    },
  );
};

const untried = (route: string): Figures[number]['routes'][number] => ({
  route,
  tried: 0,
  tops: 0,
  flashes: 0,
  zones: 0,
  attempts: 0,
  meanHold: null,
});
