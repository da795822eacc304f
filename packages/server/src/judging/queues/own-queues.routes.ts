import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, OwnQueues, QueueParams, WaitingReply } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireCard } from '../../platform/http/session.ts';
import { ownQueues, requireFamily } from './own-queues.ts';
import { readWaiting } from './own-queues.queries.ts';
import { requireRouteView } from './route-view.ts';

/** Queues that climbers join themselves: their side of it, and who was called for judges. */
export const ownQueuesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/own-queues',
    {
      schema: {
        summary: 'The queues that the caller and their children may join, and their own places',
        params: CompetitionParams,
        response: { 200: OwnQueues },
      },
    },
    async (request) => {
      const profile = requireCard(request, request.params.competition);
      const { competition } = await authorityOf(app.db, request.params.competition, profile);
      const family = await requireFamily(app.db, competition.uuid, profile);
      // Whoever types a number is taken for that person, and for nobody's parent.
      const alone = request.session.tablet !== null;
      const shown = alone ? family.filter(({ competitor }) => competitor === profile) : family;
      if (shown.length === 0) throw forbidden();
      return ownQueues(app.db, competition, shown);
    },
  );

  app.get(
    '/competitions/:competition/route-queues/:route/waiting',
    {
      schema: {
        summary: 'Everybody in the queue of a route: who joined by themselves, and whom a judge has called',
        params: QueueParams,
        response: { 200: WaitingReply },
      },
    },
    async ({ params, session }) => {
      const { competition, route } = params;
      requireRouteView(await authorityOf(app.db, competition, session.profile), route);
      const waiting = await readWaiting(app.db, competition, [route]);
      return {
        data: waiting.map(({ user, joinedSelf, call, calledAt, skips }) => ({
          user,
          joinedSelf,
          call,
          calledAt: calledAt?.toISOString() ?? null,
          skips,
        })),
      };
    },
  );
};
