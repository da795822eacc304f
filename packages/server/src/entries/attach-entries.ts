import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../http/answer-first.ts';
import { HotEntries } from './hot-entries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    hotEntries: HotEntries;
  }
  interface FastifyContextConfig {
    /** Whatever the call writes is told by the boards that it changes, before it is answered. */
    boardsTellAll?: boolean;
  }
}

/** Lets entries that were just read be answered first. Needs boards, which tell what other nodes changed. */
export function attachEntries(app: FastifyInstance): void {
  const hotEntries = new HotEntries(app.sessions);
  answerFirst(app.server, (request, reply) => hotEntries.answer(request, reply));
  app.decorate('hotEntries', hotEntries);
  const unwatch = app.boards.watch((_competition, category) => hotEntries.boardChanged(category));
  app.addHook('onClose', async () => unwatch());
  // Whoever hears that something is written finds it in all that is read from then on.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { method, routeOptions } = request;
    if (method !== 'GET' && !routeOptions.config.boardsTellAll) hotEntries.changed();
    done(null, payload);
  });
}
