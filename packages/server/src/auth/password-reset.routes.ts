import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, PasswordResetBody, PasswordResetConfirmBody, Problem } from '@topout/contract';
import { bySecret, forEverybody } from '../docs/security.ts';
import { limitByAddress, minute, rateLimiter } from '../http/rate-limit.ts';
import { inEqualTime } from './equal-time.ts';
import { confirmReset, requestReset } from './password-reset.ts';

export const passwordResetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const countMail = rateLimiter({ times: 5, perMs: 60 * minute });
  const onRequest = limitByAddress({ times: 60, perMs: minute });

  // An address for those who look for the page on the API's host. (spec 1 §7)
  app.get('/auth/password-reset', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect(`${app.config.publicUrl ?? ''}/reset-password`),
  );

  app.post(
    '/auth/password-reset',
    {
      onRequest,
      schema: {
        security: forEverybody,
        summary: 'Mail a link for a new password, if there is such an account',
        body: PasswordResetBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async ({ body: { email, page } }, reply) => {
      countMail(email.toLowerCase());
      await inEqualTime(requestReset(app.db, email, page));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/password-reset/confirm',
    {
      onRequest,
      schema: {
        security: bySecret,
        summary: 'Set a new password with the mailed token',
        body: PasswordResetConfirmBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async ({ body: { token, password } }, reply) => {
      await app.sessions.drop(await confirmReset(app.db, token, password));
      return reply.code(204).send(null);
    },
  );
};
