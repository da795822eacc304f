import { canUseDashboard } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import { authorityOf } from '../../competition/authority/authority.ts';
import { ChangeTopic } from '../../competition/streams/change-topic.ts';
import { requireUser } from '../../platform/http/session.ts';
import { requireMarshalView } from './marshalling.ts';

declare module 'fastify' {
  interface FastifyInstance {
    marshal: ChangeTopic;
  }
}

/** A marshal who ticks off a group is reported once. */
const gatherMs = 200;

/** Gives an app what marshals follow: that another of them marked somebody. For judges and organisers. */
export function attachMarshal(app: FastifyInstance): void {
  const marshal = new ChangeTopic(app.nodeBus, {
    name: 'marshal',
    gatherMs,
    admit: async ({ authority, session }) => {
      const profile = requireUser({ session });
      requireMarshalView(authority);
      return profile;
    },
    mayStay: (competition, profile) =>
      authorityOf(app.db, competition, profile).then(
        ({ actor }) => canUseDashboard(actor),
        () => false,
      ),
  });
  app.decorate('marshal', marshal);
  app.addHook('onClose', async () => marshal.close());
}
