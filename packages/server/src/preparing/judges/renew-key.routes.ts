import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, RenewedJudgeKey } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
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
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return { judgeKey: await app.db.transaction((tx) => renewKey(tx, authority)) };
    },
  );
};
