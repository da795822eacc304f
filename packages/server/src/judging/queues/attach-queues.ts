import type { FastifyInstance } from 'fastify';
import { authorityOf } from '../../competition/authority/authority.ts';
import { ChangeTopic } from '../../competition/streams/change-topic.ts';
import { requireCard } from '../../platform/http/session.ts';
import { requireFamily } from './own-queues.ts';

declare module 'fastify' {
  interface FastifyInstance {
    queues: ChangeTopic;
  }
}

/** Every report makes the phones of all climbers read their queues again. */
const gatherMs = 1_000;

/**
 * Gives an app what climbers follow: that a queue changed. For whoever is entered, and parents; the signal says
 * no more than that, so nobody checks again whether they still are.
 */
export function attachQueues(app: FastifyInstance): void {
  const queues = new ChangeTopic(app.nodeBus, {
    name: 'queues',
    gatherMs,
    admit: async ({ authority, session }) => {
      const { uuid } = authority.competition;
      const profile = requireCard({ session }, uuid);
      await requireFamily(app.db, uuid, profile);
      return profile;
    },
    mayStay: (competition, profile) =>
      authorityOf(app.db, competition, profile).then(
        () => true,
        () => false,
      ),
  });
  app.decorate('queues', queues);
  app.addHook('onClose', async () => queues.close());
}
