import type { FastifyInstance } from 'fastify';
import { PresenceTopic } from './presence-topic.ts';

declare module 'fastify' {
  interface FastifyInstance {
    presence: PresenceTopic;
  }
}

/** Gives an app what judges follow: which routes changed, and who is judging them. */
export function attachPresence(app: FastifyInstance): void {
  const presence = new PresenceTopic(app.db, app.nodeBus);
  app.decorate('presence', presence);
  app.addHook('onClose', async () => presence.close());
}
