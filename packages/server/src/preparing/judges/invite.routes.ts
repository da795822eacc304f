import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, InvitationBody, InvitationList, InvitationParams } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import { requireUser } from '../../platform/http/session.ts';
import { requireMayInvite } from '../../platform/mail/require-may-invite.ts';
import { readInvitations } from './invitation.queries.ts';
import { invite, withdrawInvitation } from './invite.ts';

/** Enough for all judges of an event, one after the other, and no more: these are mails in our name. */
const invitations = { times: 300, perMs: 60 * minute };

/** Invites people by mail to judge or to organise. */
export const inviteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/invitations',
    {
      schema: {
        summary: 'Invitations by mail to judge or to organise, open ones first',
        params: CompetitionParams,
        response: { 200: InvitationList },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      const rows = await readInvitations(app.db, competition.uuid);
      return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
    },
  );

  app.post(
    '/competitions/:competition/judges/invite',
    {
      onRequest: limitByAddress(invitations),
      schema: {
        summary: 'Mail a person a link to become a judge or staff; repeat the call to send a new one',
        params: CompetitionParams,
        body: InvitationBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const { email } = request.body;
      await requireMayInvite(app.db, { by: caller, competition: authority.competition.uuid, email });
      await app.db.transaction((tx) => invite(tx, authority, request.body));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/competitions/:competition/invitations/:invitation',
    {
      schema: {
        summary: 'Withdraw an invitation that nobody has accepted yet',
        params: InvitationParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, invitation } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      await app.db.transaction((tx) => withdrawInvitation(tx, authority, invitation));
      return reply.code(204).send(null);
    },
  );
};
