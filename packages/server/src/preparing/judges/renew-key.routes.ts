import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, RenewedJudgeKey } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { renewKey } from './renew-key.ts';

/** Renews the judging key, for when the one on the wall has got into the wrong hands. */
export const renewKeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/judging-key',
    {
      schema: {
        summary: 'Renew the judging key: the old one is refused from then on, judges stay',
        params: CompetitionParams,
        response: { 200: RenewedJudgeKey },
      },
    },
    async (request) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      if (!canManageSetup(authority.actor)) throw forbidden();
      return { judgeKey: await app.db.transaction((tx) => renewKey(tx, authority)) };
    },
  );
};
