import { canManageSetup } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import { authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { ChangeTopic } from '../../competition/streams/change-topic.ts';
import { requireUser } from '../../platform/http/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    desk: ChangeTopic;
  }
}

/** A group that arrives together is reported together. */
const gatherMs = 400;

/**
 * Gives an app what its check-in desks follow: that somebody was entered or left, or that another desk recorded
 * something. For organisers.
 */
export function attachDesk(app: FastifyInstance): void {
  const desk = new ChangeTopic(app.nodeBus, {
    name: 'desk',
    gatherMs,
    admit: async ({ authority, session }) => {
      const profile = requireUser({ session });
      await authorityToOrganise(app.db, { session }, authority.competition.uuid);
      return profile;
    },
    mayStay: (competition, profile) =>
      authorityOf(app.db, competition, profile).then(
        ({ actor }) => canManageSetup(actor),
        () => false,
      ),
  });
  app.decorate('desk', desk);
  app.addHook('onClose', async () => desk.close());
}
