import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, PasswordResetBody, PasswordResetConfirmBody } from '@topout/contract';
import { bySecret, forEverybody } from '../../../platform/openapi/security.ts';
import { isWithin, limitByAddress, minute, rateLimiter } from '../../../platform/http/rate-limit.ts';
import { inEqualTime } from '../equal-time.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { confirmReset, requestReset } from './password-reset.ts';

export const passwordResetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const countMail = rateLimiter('mail.reset', { times: 5, perMs: 60 * minute });
  const onRequest = limitByAddress({ times: 60, perMs: minute });

  // An address for people who look for the page on the API's host. (behaviour: calls#links-to-the-apis-host)
  app.get('/auth/password-reset', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect(`${app.config.publicUrl ?? ''}/reset-password`),
  );

  app.post(
    '/auth/password-reset',
    {
      onRequest,
      schema: {
        security: forEverybody,
        summary: 'Mail a link for a new password, if the account exists',
        body: PasswordResetBody,
        response: { 204: Empty },
      },
    },
    async ({ body: { email, page } }, reply) => {
      // Earlier mails still work: somebody who asks too often must not lock the owner out.
      const mails = await isWithin(countMail(app.db, email.trim().toLowerCase()));
      await inEqualTime(mails ? requestReset(app.db, email, page) : Promise.resolve());
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
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const { account, ended } = await confirmReset(app.db, token, password);
      await app.sessions.drop(ended);
      await rememberDevice(app.db, account, request, reply);
      return reply.code(204).send(null);
    },
  );
};
