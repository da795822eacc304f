import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, OpenWork, Problem } from '@topout/contract';
import { canManageSetup, isSeenNow } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { readOpenWork } from './open-work.queries.ts';

/** What organisers check before they close a stage or publish results. */
export const openWorkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/open-work',
    {
      schema: {
        tags: ['Stages'],
        summary: 'Unfinished work: held results, unsent work, judges present, results open to appeal',
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

/** Converts moments from PostgreSQL's JSON to the contract's form. */
const instant = (moment: string) => new Date(moment).toISOString();
