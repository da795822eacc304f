import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, OpenWork, Problem } from '@topout/contract';
import { canManageSetup, isSeenNow } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { forbidden } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { readOpenWork } from './open-work.queries.ts';

/** What organisers look at before they close a stage or give results out. */
export const openWorkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/open-work',
    {
      schema: {
        tags: ['Stages'],
        summary:
          'What is not done yet: held results, unsent work, judges who are there, results open to appeal',
        params: CompetitionParams,
        response: { 200: OpenWork, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const caller = requireUser(request);
      const { actor } = await authorityOf(app.db, competition, caller);
      if (!canManageSetup(actor)) throw forbidden();
      await app.lastSeen.write();
      const { judges, provisional, ...work } = await readOpenWork(app.db, competition);
      const at = new Date().toISOString();
      return {
        ...work,
        at,
        judges: judges
          .map((judge) => ({ ...judge, lastSeenAt: judge.lastSeenAt && instant(judge.lastSeenAt) }))
          .filter(
            ({ uuid, unsent, lastSeenAt }) => unsent > 0 || (uuid !== caller && isSeenNow(lastSeenAt, at)),
          ),
        provisional: provisional.map((one) => ({ ...one, publishedAt: instant(one.publishedAt) })),
      };
    },
  );
};

/** As PostgreSQL writes moments into JSON, to how the contract has them. */
const instant = (moment: string) => new Date(moment).toISOString();
