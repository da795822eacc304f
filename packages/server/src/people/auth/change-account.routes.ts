import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  EmailChangeBody,
  EmailChangeConfirmBody,
  EmailChangeConfirmReply,
  Empty,
  PasswordChangeBody,
} from '@topout/contract';
import { bySecret } from '../../platform/openapi/security.ts';
import { limitByAddress, minute, rateLimiter } from '../../platform/http/rate-limit.ts';
import { requireAccount } from '../../platform/http/session.ts';
import { changePassword, confirmEmailChange, requestEmailChange } from './change-account.ts';

/** Changes a person's own password and e-mail address. */
export const changeAccountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** Limits password guesses by anybody who has the session, and mails to other people's addresses. */
  const countTries = rateLimiter('account.tries', { times: 10, perMs: 15 * minute });
  const onRequest = limitByAddress({ times: 60, perMs: minute });

  app.post(
    '/auth/password',
    {
      onRequest,
      schema: {
        summary: "Change the caller's password and end their other sessions",
        body: PasswordChangeBody,
        response: { 204: Empty },
      },
    },
    async ({ body, session }, reply) => {
      const account = requireAccount({ session });
      // Not per account: a stolen session must not keep the owner from changing the password.
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
        summary: "Mail a link to the new address that changes the caller's e-mail",
        body: EmailChangeBody,
        response: { 204: Empty },
      },
    },
    async ({ body, session }, reply) => {
      const account = requireAccount({ session });
      // Not per account: a stolen session must not keep the owner from changing the password.
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
          "Change an account's e-mail with the mailed token; ends all sessions except those that asked and confirmed",
        body: EmailChangeConfirmBody,
        response: { 200: EmailChangeConfirmReply },
      },
    },
    async ({ body, session }) => {
      const { email, ended } = await confirmEmailChange(app.db, body.token, session);
      await app.sessions.drop(ended);
      return { email };
    },
  );
};
