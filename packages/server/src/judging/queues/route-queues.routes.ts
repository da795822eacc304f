import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Queue,
  QueueAddBody,
  QueueEntryParams,
  QueueParams,
  QueuesReply,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { callCommand } from '../commands/call-command.ts';
import { heldSentence } from '../log/held-sentence.ts';
import { queueOf, queuesOf } from './queues.queries.ts';
import { heldRefusal } from '../decide/refusals.ts';
import { maySeeRoute, requireRouteView } from './route-view.ts';
import { queueSteps } from './whole-queue.ts';

const response = { 200: Queue };

/** The queue at a route: profile uuids, next climber first. Thin calls on top of the command log. */
export const routeQueuesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  type Step = ReturnType<typeof queueSteps>[number];

  /** Puts steps through the log together, all or none, and returns the resulting queue. */
  async function submit(competition: string, route: string, actor: string, steps: readonly Step[]) {
    const { competition: snapshot, actor: asking, revoked } = await authorityOf(app.db, competition, actor);
    if (revoked) throw heldRefusal('judge.revoked', heldSentence('judge.revoked', snapshot, route).message);
    if (asking.role === null || asking.pending) throw forbidden('You are not a judge of this competition.');
    const commands = steps.map((step) => callCommand({ ...step, actor, route }));
    await app.commands.submit(competition, { kind: 'commands', mode: 'refuse', commands });
    app.lastSeen.touch(competition, actor);
    return queueOf(app.db, competition, route);
  }

  app.get(
    '/competitions/:competition/route-queues',
    {
      schema: {
        summary: 'The queues of all routes that the caller may see',
        params: CompetitionParams,
        response: { 200: QueuesReply },
      },
    },
    async (request) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      const seen = [...authority.competition.routes.keys()].filter((route) => maySeeRoute(authority, route));
      if (seen.length === 0) throw forbidden();
      const queues = await queuesOf(app.db, authority.competition.uuid);
      return { data: seen.map((route) => ({ route, queue: queues.get(route) ?? [] })) };
    },
  );

  app.get(
    '/competitions/:competition/route-queues/:route',
    { schema: { summary: 'The queue of a route', params: QueueParams, response } },
    async ({ params, session }) => {
      const { competition, route } = params;
      requireRouteView(await authorityOf(app.db, competition, session.profile), route);
      return queueOf(app.db, competition, route);
    },
  );

  app.put(
    '/competitions/:competition/route-queues/:route',
    {
      config: { boardsTellAll: true },
      schema: { summary: 'Set the whole queue', params: QueueParams, body: Queue, response },
    },
    async (request) => {
      const actor = requireUser(request);
      const { competition, route } = request.params;
      const before = await queueOf(app.db, competition, route);
      return submit(competition, route, actor, queueSteps(before, request.body));
    },
  );

  app.post(
    '/competitions/:competition/route-queues/:route',
    {
      config: { boardsTellAll: true },
      schema: { summary: 'Add a person at the end', params: QueueParams, body: QueueAddBody, response },
    },
    async (request) => {
      const actor = requireUser(request);
      const { competition, route } = request.params;
      const user = typeof request.body === 'string' ? request.body : request.body.user;
      return submit(competition, route, actor, [{ kind: 'queue.add', competitor: user }]);
    },
  );

  app.delete(
    '/competitions/:competition/route-queues/:route/:user',
    {
      config: { boardsTellAll: true },
      schema: { summary: 'Remove a person', params: QueueEntryParams, response },
    },
    async (request) => {
      const actor = requireUser(request);
      const { competition, route, user } = request.params;
      return submit(competition, route, actor, [{ kind: 'queue.remove', competitor: user }]);
    },
  );
};
