import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Problem, RenewedJudgeKey } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { forbidden } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { renewKey } from './renew-key.ts';

/** A new judging key, for when the one on the wall got into the wrong hands. */
export const renewKeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/judging-key',
    {
      schema: {
        tags: ['Judges'],
        summary: 'A new judging key: the one before is refused from then on, judges stay',
        params: CompetitionParams,
        response: { 200: RenewedJudgeKey, '4xx': Problem },
      },
    },
    async (request) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      if (!canManageSetup(authority.actor)) throw forbidden();
      return { judgeKey: await app.db.transaction((tx) => renewKey(tx, authority)) };
    },
  );
};
