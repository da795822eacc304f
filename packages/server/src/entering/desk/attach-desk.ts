import type { FastifyInstance } from 'fastify';
import { DeskTopic } from './desk-topic.ts';

declare module 'fastify' {
  interface FastifyInstance {
    desk: DeskTopic;
  }
}

/** Gives an app what its check-in desks follow. */
export function attachDesk(app: FastifyInstance): void {
  const desk = new DeskTopic(app.db, app.nodeBus);
  app.decorate('desk', desk);
  app.addHook('onClose', async () => desk.close());
}
