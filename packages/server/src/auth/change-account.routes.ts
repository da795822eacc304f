import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  EmailChangeBody,
  EmailChangeConfirmBody,
  EmailChangeConfirmReply,
  Empty,
  PasswordChangeBody,
  Problem,
} from '@topout/contract';
import { bySecret } from '../docs/security.ts';
import { limitByAddress, minute, rateLimiter } from '../http/rate-limit.ts';
import { requireAccount } from '../http/session.ts';
import { changePassword, confirmEmailChange, requestEmailChange } from './change-account.ts';

/** Changing one's own password and e-mail. */
export const changeAccountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** Guesses of a password by whoever holds the session, and mails to addresses of others. */
  const countTries = rateLimiter('account.tries', { times: 10, perMs: 15 * minute });
  const onRequest = limitByAddress({ times: 60, perMs: minute });

  app.post(
    '/auth/password',
    {
      onRequest,
      schema: {
        summary: "Change one's password; one's other sessions end",
        body: PasswordChangeBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async ({ body, session }, reply) => {
      const account = requireAccount({ session });
      // Not by account: a stolen session must not keep the owner from changing the password.
      await countTries(app.db, session.family ?? account);
      const ended = await changePassword(app.db, account, {
        current: body.currentPassword,
        password: body.password,
        keep: session.family,
      });
      await app.sessions.drop(ended);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/email',
    {
      onRequest,
      schema: {
        summary: "Mail a link that changes one's e-mail to the new address",
        body: EmailChangeBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async ({ body, session }, reply) => {
      const account = requireAccount({ session });
      // Not by account: a stolen session must not keep the owner from changing the password.
      await countTries(app.db, session.family ?? account);
      await requestEmailChange(app.db, account, { ...body, askedBy: session.family });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/email/confirm',
    {
      onRequest,
      schema: {
        security: bySecret,
        summary:
          "Change one's e-mail with the mailed token; all sessions but those that asked and confirmed end",
        body: EmailChangeConfirmBody,
        response: { 200: EmailChangeConfirmReply, '4xx': Problem },
      },
    },
    async ({ body, session }) => {
      const { email, ended } = await confirmEmailChange(app.db, body.token, session);
      await app.sessions.drop(ended);
      return { email };
    },
  );
};
