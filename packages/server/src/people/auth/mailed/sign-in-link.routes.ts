import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, SignInLinkBody } from '@topout/contract';
import { forEverybody } from '../../../platform/openapi/security.ts';
import { isWithin, limitByAddress, minute, rateLimiter } from '../../../platform/http/rate-limit.ts';
import { signInLink } from '../../../platform/mail/mails.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { mailBase } from '../../../platform/mail/transport.ts';
import { accountByEmail } from '../accounts.ts';
import { issueCode } from './auth-codes.ts';
import { lockAccount } from '../sessions/end-credentials.ts';
import { inEqualTime } from '../equal-time.ts';

/** Mails take time to arrive, and people open them when they can. */
const validMinutes = 15;

/**
 * Mails a link instead of a password: a one-time code in the address of a page. (behaviour: signing-in#codes)
 */
export const signInLinkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const countMail = rateLimiter('mail.sign_in', { times: 5, perMs: 60 * minute });

  const mailLink = async (email: string, page: string) => {
    const account = await accountByEmail(app.db, email);
    if (!account) return;
    await app.db.transaction(async (tx) => {
      const locked = await lockAccount(tx, account.id, 'use');
      // The e-mail address has just changed: send nothing to the old one.
      if (locked?.email !== account.email) return;
      const madeFor = mailBase(app.config) + page;
      const code = await issueCode(tx, {
        account: account.id,
        madeBy: null,
        redirectUri: madeFor,
        validSeconds: validMinutes * 60,
      });
      const link = new URL(madeFor);
      link.searchParams.set('authCode', code);
      link.searchParams.set('authCodeUrl', madeFor);
      await queueMail(tx, account.email, signInLink(link.pathname + link.search, validMinutes));
    });
  };

  app.post(
    '/auth/sign-in-link',
    {
      onRequest: limitByAddress({ times: 60, perMs: minute }),
      schema: {
        security: forEverybody,
        summary: 'Mail a link that signs in, if the account exists',
        body: SignInLinkBody,
        response: { 204: Empty },
      },
    },
    async ({ body: { email, page } }, reply) => {
      // Earlier mails still work, as with a reset.
      const mails = await isWithin(countMail(app.db, email.trim().toLowerCase()));
      await inEqualTime(mails ? mailLink(email, page) : Promise.resolve());
      return reply.code(204).send(null);
    },
  );
};
