import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  InvitationBody,
  InvitationList,
  InvitationParams,
  Problem,
} from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { forbidden } from '../errors.ts';
import { limitByAddress, minute } from '../http/rate-limit.ts';
import { requireUser } from '../http/session.ts';
import { requireMayInvite } from '../mail/require-may-invite.ts';
import { readInvitations } from './invitation.queries.ts';
import { invite, withdrawInvitation } from './invite.ts';

/** All judges of an event one after the other, and no more: these are mails in our name. */
const invitations = { times: 300, perMs: 60 * minute };

/** Asking people by mail to judge or to organise. */
export const inviteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const authorityToInvite = async (competition: string, caller: string) => {
    const authority = await authorityOf(app.db, competition, caller);
    if (!canManageSetup(authority.actor)) throw forbidden();
    return authority;
  };

  app.get(
    '/competitions/:competition/invitations',
    {
      schema: {
        tags: ['Judges'],
        summary: 'Who was asked by mail to judge or to organise, open invitations first',
        params: CompetitionParams,
        response: { 200: InvitationList, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition } = await authorityToInvite(request.params.competition, requireUser(request));
      const rows = await readInvitations(app.db, competition.uuid);
      return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
    },
  );

  app.post(
    '/competitions/:competition/judges/invite',
    {
      onRequest: limitByAddress(invitations),
      schema: {
        tags: ['Judges'],
        summary: 'Mail somebody a link with which they become a judge or staff; again, to send it anew',
        params: CompetitionParams,
        body: InvitationBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      const authority = await authorityToInvite(request.params.competition, caller);
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
        tags: ['Judges'],
        summary: 'Withdraw an invitation that nobody has accepted yet',
        params: InvitationParams,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { competition, invitation } = request.params;
      const authority = await authorityToInvite(competition, requireUser(request));
      await app.db.transaction((tx) => withdrawInvitation(tx, authority, invitation));
      return reply.code(204).send(null);
    },
  );
};
