import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../../platform/http/answer-first.ts';
import { EntryCache } from './entry-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    entryCache: EntryCache;
  }
  interface FastifyContextConfig {
    /** Of what an entry shows the call writes nothing but what boards tell, before it is answered. */
    boardsTellAll?: boolean;
  }
}

/** Lets entries that were just read be answered first. Needs boards, which tell what other nodes changed. */
export function attachEntries(app: FastifyInstance): void {
  const entryCache = new EntryCache(app.sessions);
  answerFirst(app.server, (request, reply) => entryCache.answer(request, reply));
  app.decorate('entryCache', entryCache);
  const unwatch = app.boards.watch((_competition, category) => entryCache.changedIn(category));
  app.addHook('onClose', async () => unwatch());
  // Whoever hears that something is written finds it in all that is read from then on.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { method, routeOptions } = request;
    if (method !== 'GET' && !routeOptions.config.boardsTellAll) {
      const competition = competitionOf(request.params);
      if (competition === undefined) entryCache.changed();
      else entryCache.changedIn(competition);
    }
    done(null, payload);
  });
}

const competitionOf = (params: unknown): string | undefined =>
  typeof params === 'object' && params !== null && 'competition' in params
    ? String(params.competition)
    : undefined;
