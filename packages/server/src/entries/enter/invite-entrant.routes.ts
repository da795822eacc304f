import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, EntryInvitationBody, Problem } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../../authority/authority.ts';
import { writeAudit } from '../../competitions/audit.ts';
import { forbidden } from '../../errors.ts';
import { limitByAddress, minute } from '../../http/rate-limit.ts';
import { requireUser } from '../../http/session.ts';
import { entrantInvited } from '../../mail/letters.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requireMayInvite } from '../../mail/require-may-invite.ts';

/** A pasted list of everybody, one after the other. */
const invitations = { times: 300, perMs: 60 * minute };

/** Asking people by mail to enter: whether they do is theirs to decide. */
export const inviteEntrantRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/entries/invite',
    {
      onRequest: limitByAddress(invitations),
      schema: {
        tags: ['Entries'],
        summary:
          'Mail somebody the link to enter; whoever was imported under that address takes the entry over',
        params: CompetitionParams,
        body: EntryInvitationBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      const { competition, actor } = await authorityOf(app.db, request.params.competition, caller);
      if (!canManageSetup(actor)) throw forbidden();
      const { email } = request.body;
      await requireMayInvite(app.db, { by: caller, competition: competition.uuid, email });
      await app.db.transaction(async (tx) => {
        await queueMail(tx, email, entrantInvited(competition));
        await writeAudit(tx, {
          competition: competition.uuid,
          actor: caller,
          kind: 'entry.invited',
          details: { email },
        });
      });
      return reply.code(204).send(null);
    },
  );
};
