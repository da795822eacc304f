import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, LiveState, PresenceBody, Problem } from '@topout/contract';
import { canJudge, canManageSetup, canUseDashboard } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { confirmedOn } from '../../competition/authority/stages.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { readLiveState } from './live-state.queries.ts';
import { countUnconfirmed } from './unconfirmed.queries.ts';

const tags = ['Live state'];

/** What organisers watch during a competition, and the signs of life it is built from. */
export const liveStateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/live-state',
    {
      schema: {
        tags,
        summary: 'Current entries, attempts, queues, judges and pending decisions',
        params: CompetitionParams,
        response: { 200: LiveState, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      const { actor, rules } = authority;
      if (!canManageSetup(actor)) throw forbidden();
      await app.lastSeen.write();
      const [front] = authority.competition.stages;
      const state = await readLiveState(app.db, competition, front?.uuid);
      const where = canJudge(actor) ? confirmedOn(authority.competition) : [];
      const unconfirmed = await countUnconfirmed(app.db, competition, where);
      const anybodyJudges = rules.judgeRoutePermissions === 'SEE_JUDGE_ALL' && state.judges.some(isJudge);
      return {
        ...state,
        unconfirmed,
        at: new Date().toISOString(),
        routesWithoutJudge: anybodyJudges ? [] : state.routesWithoutJudge,
        judges: state.judges.map(({ lastSeenAt, ...judge }) => ({
          ...judge,
          lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
        })),
      };
    },
  );

  app.post(
    '/competitions/:competition/presence',
    {
      config: { boardsTellAll: true },
      schema: {
        tags,
        summary: 'A sign of life from a judge, with the number of unsent commands',
        params: CompetitionParams,
        body: PresenceBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const caller = requireUser(request);
      const { actor } = await authorityOf(app.db, competition, caller);
      if (!canUseDashboard(actor)) throw forbidden();
      const { unsent, stream } = request.body;
      app.lastSeen.touch(competition, caller, unsent);
      if (stream !== undefined) app.presence.signOfLife(stream, caller);
      return reply.code(204).send(null);
    },
  );
};

const isJudge = ({ role }: { readonly role: string }) => role === 'JUDGE';
