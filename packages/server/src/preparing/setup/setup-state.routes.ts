import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, SetupState } from '@topout/contract';
import { notFound } from '../../platform/errors.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { readSetupState } from './setup-state.queries.ts';

/** The progress of a set-up, for the organiser side. */
export const setupStateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/setup',
    {
      schema: {
        summary: 'The parts of a set-up, counted, which shows what is missing',
        params: CompetitionParams,
        response: { 200: SetupState },
      },
    },
    async (request) => {
      const { competition } = request.params;
      await authorityToOrganise(app.db, request, competition);
      const state = await readSetupState(app.db, competition);
      if (!state) throw notFound('competition');
      return state;
    },
  );
};
