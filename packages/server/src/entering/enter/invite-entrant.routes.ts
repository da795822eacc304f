import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, EntryInvitationBody } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { writeAudit } from '../../competition/audit.ts';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import { requireUser } from '../../platform/http/session.ts';
import { entrantInvited } from '../../platform/mail/mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { requireMayInvite } from '../../platform/mail/require-may-invite.ts';

/** Enough for a pasted list of everybody, one after the other. */
const invitations = { times: 300, perMs: 60 * minute };

/** Invites people by mail; they decide whether to enter. */
export const inviteEntrantRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/entries/invite',
    {
      onRequest: limitByAddress(invitations),
      schema: {
        summary: 'Mail a person the link to enter; someone imported with that address takes over the entry',
        params: CompetitionParams,
        body: EntryInvitationBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
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
