import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../../http/answer-first.ts';
import { HotEntries } from './hot-entries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    hotEntries: HotEntries;
  }
  interface FastifyContextConfig {
    /** Of what an entry shows the call writes nothing but what boards tell, before it is answered. */
    boardsTellAll?: boolean;
  }
}

/** Lets entries that were just read be answered first. Needs boards, which tell what other nodes changed. */
export function attachEntries(app: FastifyInstance): void {
  const hotEntries = new HotEntries(app.sessions);
  answerFirst(app.server, (request, reply) => hotEntries.answer(request, reply));
  app.decorate('hotEntries', hotEntries);
  const unwatch = app.boards.watch((_competition, category) => hotEntries.changedIn(category));
  app.addHook('onClose', async () => unwatch());
  // Whoever hears that something is written finds it in all that is read from then on.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { method, routeOptions } = request;
    if (method !== 'GET' && !routeOptions.config.boardsTellAll) {
      const competition = competitionOf(request.params);
      if (competition === undefined) hotEntries.changed();
      else hotEntries.changedIn(competition);
    }
    done(null, payload);
  });
}

const competitionOf = (params: unknown): string | undefined =>
  typeof params === 'object' && params !== null && 'competition' in params
    ? String(params.competition)
    : undefined;
