import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, FloorQuery, Problem } from '@topout/contract';
import { canJudge, canManageSetup, routeRights } from '@topout/domain';
import { type Authority, authorityOf } from '../authority/authority.ts';
import { endWithSession } from '../board/end-with-session.ts';
import { Spectator } from '../board/spectator.ts';
import { eventStream } from '../docs/event-stream.ts';
import { forbidden, Refusal } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { maySeeRoute, requireRouteView } from '../scoring/route-view.ts';
import { judgeNamed } from './judge-named.ts';

/** What happens where people climb, for those who judge there and for staff. */
export const floorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/floor',
    {
      onRequest: app.openStreams.limit,
      schema: {
        tags: ['Scoring'],
        summary: 'Server-sent events for judges: which routes changed, and who judges one with you',
        params: CompetitionParams,
        querystring: FloorQuery,
        response: { 200: eventStream, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const profile = requireUser(request);
      const { competition } = request.params;
      const { route = null } = request.query;
      const authority = await authorityOf(app.db, competition, profile);
      requireFloor(authority);
      if (route !== null) requireRouteView(authority, route);
      const { actor, rules, phase } = authority;
      const judges = route !== null && routeRights(actor, rules, route, phase).canJudge;
      const judge = judges ? await judgeNamed(app.db, profile) : null;

      const headers = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      reply.hijack();
      const spectator = new Spectator(reply.raw, headers);
      endWithSession(app.sessions, request.session, spectator);
      await app.floor.show(spectator, {
        competition,
        route,
        judge,
        mayFollow: async () => {
          try {
            const now = await authorityOf(app.db, competition, profile);
            requireFloor(now);
            return (one) => now.competition.routes.has(one) && maySeeRoute(now, one);
          } catch (error) {
            if (error instanceof Refusal) return null;
            throw error;
          }
        },
      });
    },
  );
};

/** @throws Refusal 403 for whoever neither judges nor is staff */
function requireFloor({ actor }: Authority): void {
  if (!canJudge(actor) && !canManageSetup(actor)) throw forbidden('You are not a judge of this competition.');
}
