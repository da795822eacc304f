import { issueCode } from '../../people/auth/mailed/auth-codes.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

const password = 'climb every mountain';
const anEmail = () => `${newId()}@example.org`;

/** A person whose password is known. */
async function aHolder(api: TestApi) {
  const user = await aUser(api.db);
  await api.db.kysely
    .updateTable('account')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', user.account)
    .execute();
  return user;
}

/** Calls that change an account, and the one that mails a sign-in link. */
export const accountCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /auth/password',
    status: 204,
    audience: 'signed in',
    request: async (api) => ({
      url: '/auth/password',
      as: await aHolder(api),
      body: { currentPassword: password, password: 'follow every rainbow' },
    }),
  },
  {
    call: 'POST /auth/email',
    status: 204,
    audience: 'signed in',
    request: async (api) => ({
      url: '/auth/email',
      as: await aHolder(api),
      body: { email: anEmail(), password },
    }),
  },
  {
    call: 'POST /auth/email/confirm',
    status: 200,
    audience: 'secret',
    request: async (api) => {
      const token = newSecret();
      const { account } = await aUser(api.db);
      await api.db.kysely
        .insertInto('emailChange')
        .values({
          hash: secretHash(token),
          accountId: account,
          email: anEmail(),
          expiresAt: new Date(Date.now() + 60_000),
        })
        .execute();
      return { url: '/auth/email/confirm', body: { token } };
    },
  },
  {
    call: 'POST /auth/code-owner',
    status: 200,
    audience: 'secret',
    request: async (api) => {
      const redirectUri = 'http://localhost:80/x';
      const { account } = await aUser(api.db);
      const code = await issueCode(api.db, { account, madeBy: null, redirectUri: redirectUri });
      return { url: '/auth/code-owner', body: { code, redirectUri } };
    },
  },
  {
    call: 'POST /auth/sign-in-link',
    status: 204,
    audience: 'everybody',
    request: async () => ({ url: '/auth/sign-in-link', body: { email: anEmail(), page: '/' } }),
  },
];
