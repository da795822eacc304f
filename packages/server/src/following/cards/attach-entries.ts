import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../../platform/http/answer-first.ts';
import { EntryCache } from './entry-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    entryCache: EntryCache;
  }
  interface FastifyContextConfig {
    /** The call changes nothing that entries show, except what boards report before it answers. */
    boardsTellAll?: boolean;
  }
}

/** Answers for entries just read, before routing. Needs the boards, which report other nodes' changes. */
export function attachEntries(app: FastifyInstance): void {
  const entryCache = new EntryCache(app.sessions);
  answerFirst(app, '/api/competitions/:competition/entries/:entry', (request, reply) =>
    entryCache.answer(request, reply),
  );
  app.decorate('entryCache', entryCache);
  const unwatch = app.boards.watch((_competition, category) => entryCache.changedIn(category));
  app.addHook('onClose', async () => unwatch());
  // Once a client knows that its write is done, every read shows it.
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
