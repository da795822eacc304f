import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Competition, CompetitionParams, DuplicateBody } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { requireCreator } from '../competitions/creators.ts';
import { makeOnce } from '../competitions/make-once.ts';
import { showCompetition } from '../../following/competitions/show-competition.ts';
import { requireUser } from '../../platform/http/session.ts';
import { duplicateCompetition } from './duplicate.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';

/** Copies a competition, for its organiser side. */
export const duplicateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/duplicate',
    {
      schema: {
        summary: 'Copy a competition to another time: its set-up, without people and results',
        params: CompetitionParams,
        body: DuplicateBody,
        response: { 201: Competition },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const caller = requireUser(request);
      await authorityToOrganise(app.db, request, competition);
      await requireCreator(app, request.session);
      const id = await makeOnce(app.db, caller, request.body.uuid, (tx) =>
        duplicateCompetition(tx, caller, competition, request.body),
      );
      return reply.code(201).send(await showCompetition(app, await authorityOf(app.db, id, caller)));
    },
  );
};
