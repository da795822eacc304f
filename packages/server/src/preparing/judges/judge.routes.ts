import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, Judge, JudgeList, JudgeParams, JudgePatch } from '@topout/contract';
import { canManageSetup, canUseDashboard } from '@topout/domain';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { changeJudge, removeJudge } from './change-judge.ts';
import { readJudge, readJudges } from './judge.queries.ts';
import { presentJudge } from './present-judge.ts';

/**
 * Judges and staff of a competition: they see each other, and the organiser side changes them. (behaviour:
 * who-may-what#judges)
 */
export const judgeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/judges',
    {
      schema: {
        summary: 'Judges and staff, open requests first',
        params: CompetitionParams,
        response: { 200: JudgeList },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const { actor } = await authorityOf(app.db, competition, requireUser(request));
      if (!canUseDashboard(actor)) throw forbidden();
      const organises = canManageSetup(actor);
      const judges = await readJudges(app.db, competition);
      return judges
        .filter(({ pending }) => organises || !pending)
        .map((judge) => presentJudge(judge, organises));
    },
  );

  app.patch(
    '/competitions/:competition/judges/:user',
    {
      schema: {
        summary: 'Approve a judge, or change a role',
        params: JudgeParams,
        body: JudgePatch,
        response: { 200: Judge },
      },
    },
    async (request) => {
      const { competition, user } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      await app.db.transaction((tx) => changeJudge(tx, authority, user, request.body));
      const judge = await readJudge(app.db, competition, user);
      if (!judge) throw notFound('judge');
      return presentJudge(judge, true);
    },
  );

  app.delete(
    '/competitions/:competition/judges/:user',
    {
      schema: {
        summary: 'Take a role away',
        params: JudgeParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, user } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      await app.db.transaction((tx) => removeJudge(tx, authority, user));
      return reply.code(204).send(null);
    },
  );
};
