import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, EventsQuery, Problem } from '@topout/contract';
import { authorityOf } from '../authority/authority.ts';
import { eventStream } from '../docs/event-stream.ts';
import { forEverybody } from '../docs/security.ts';
import { endWithSession } from './end-with-session.ts';
import { categoryOf, requireAudience } from './board-access.ts';
import { Spectator } from './spectator.ts';

export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/events',
    {
      onRequest: app.openStreams.limit,
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'The boards as server-sent events: whole first, then what changes',
        params: CompetitionParams,
        querystring: EventsQuery,
        response: { 200: eventStream, '4xx': Problem },
      },
    },
    async ({ params, query, session }, reply) => {
      const audience = query.audience ?? 'public';
      const authority = await authorityOf(app.db, params.competition, session.profile);
      requireAudience(authority, audience);
      const { competition } = authority;
      const asked = query.category === undefined ? [] : [query.category].flat();
      const categories = asked.length > 0 ? asked : competition.categories.map(({ uuid }) => uuid);
      const known = categories.map((category) => categoryOf(authority, { category }));

      const headers = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      reply.hijack();
      const spectator = new Spectator(reply.raw, headers);
      if (audience === 'staff') endWithSession(app.sessions, session, spectator);
      await app.eventStreams.show(spectator, {
        competition: competition.uuid,
        categories: [...new Set(known)],
        audience,
        profile: audience === 'staff' ? session.profile : null,
      });
    },
  );
};
