import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, JudgeInvitation, Problem } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { forbidden } from '../errors.ts';
import { limitByAddress, minute } from '../http/rate-limit.ts';
import { requireUser } from '../http/session.ts';
import { mailInvitation } from './mail-invitation.ts';

/** All judges of an event one after the other, and no more: these are mails in our name. */
const invitations = { times: 60, perMs: 60 * minute };

/** The judging link by e-mail: sent by the organiser side. */
export const inviteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/judges/invite',
    {
      onRequest: limitByAddress(invitations),
      schema: {
        tags: ['Judges'],
        summary: 'Mail somebody the judging link',
        params: CompetitionParams,
        body: JudgeInvitation,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      if (!canManageSetup(authority.actor)) throw forbidden();
      await app.db.transaction((tx) => mailInvitation(tx, authority, request.body.email));
      return reply.code(204).send(null);
    },
  );
};
