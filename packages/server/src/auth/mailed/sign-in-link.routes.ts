import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Problem, SignInLinkBody } from '@topout/contract';
import { forEverybody } from '../../docs/security.ts';
import { isWithin, limitByAddress, minute, rateLimiter } from '../../http/rate-limit.ts';
import { signInLink } from '../../mail/letters.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { mailBase } from '../../mail/transport.ts';
import { accountByEmail } from '../accounts.ts';
import { issueCode } from './auth-codes.ts';
import { lockAccount } from '../sessions/end-credentials.ts';
import { inEqualTime } from '../equal-time.ts';

/** A mail takes its time, and is opened when there is some. */
const validMinutes = 15;

/** A link by mail in place of a password: a one-time code in the address of a page. (spec 1 §2) */
export const signInLinkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const countMail = rateLimiter('mail.sign_in', { times: 5, perMs: 60 * minute });

  const mailLink = async (email: string, page: string) => {
    const account = await accountByEmail(app.db, email);
    if (!account) return;
    await app.db.transaction(async (tx) => {
      const locked = await lockAccount(tx, account.id, 'use');
      // Another e-mail meanwhile: nothing goes to the one of before.
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
        summary: 'Mail a link that signs in, if there is such an account',
        body: SignInLinkBody,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async ({ body: { email, page } }, reply) => {
      // The mails before are still of use, as with a reset.
      const mails = await isWithin(countMail(app.db, email.trim().toLowerCase()));
      await inEqualTime(mails ? mailLink(email, page) : Promise.resolve());
      return reply.code(204).send(null);
    },
  );
};
