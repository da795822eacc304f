import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, EventsQuery, type TopicName } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { eventStream } from '../../platform/openapi/event-stream.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { Spectator } from '../../platform/live/spectator.ts';

/** The most topics of one stream. */
const mostTopics = 60;

/** Whatever a page follows of a competition, by one stream. */
export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/events',
    {
      onRequest: app.openStreams.limit,
      schema: {
        security: forEverybody,
        summary: 'Server-sent events about some topics: what stands now first, then what changes',
        params: CompetitionParams,
        querystring: EventsQuery,
        response: { 200: eventStream },
      },
    },
    async ({ params, query, session }, reply) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      const follows = [];
      for (const [name, about] of topicsIn(query.topics)) {
        follows.push(await app.liveStreams.topics[name].admit({ authority, session }, about));
      }

      const headers = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      reply.hijack();
      const spectator = new Spectator(reply.raw, headers);
      // It may show more than the public sees.
      const { family } = session;
      if (family !== null) spectator.onLeave(app.sessions.whenEnded(family, () => spectator.end()));
      await app.liveStreams.show(spectator, authority.competition.uuid, follows);
    },
  );
};

/** `board:UUID,presence`, as the pattern of the contract lets it through; each once. */
function topicsIn(topics: string): [name: TopicName, about: string | null][] {
  return [...new Set(topics.toLowerCase().split(','))].slice(0, mostTopics).map((topic) => {
    const [name, about = null] = topic.split(':');
    return [name as TopicName, about];
  });
}
