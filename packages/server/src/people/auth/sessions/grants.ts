import type { TokenBody, TokenReply } from '@topout/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { type RateLimit, minute, rateLimiter } from '../../../platform/http/rate-limit.ts';
import { type Account, accountByEmail } from '../accounts.ts';
import { exchangeCode } from '../mailed/auth-codes.ts';
import { checkClient } from './client.ts';
import { confirmAddress } from '../mailed/confirm-address.ts';
import { lockAccount } from './end-credentials.ts';
import { issueGuestToken, issuePair, startFamily } from './issue-tokens.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { invalidGrant, invalidRequest, OAuthRefusal } from './oauth-refusal.ts';
import { isPassword } from '../passwords.ts';
import { refresh } from './refresh.ts';

type Grant = (request: FastifyRequest, form: TokenBody, reply: FastifyReply) => Promise<TokenReply>;

/** Wrong passwords for one account: from one known device or one address, and from all strangers together. */
const wrongFromOne: RateLimit = { times: 20, perMs: 15 * minute };
const wrongFromAll: RateLimit = { times: 200, perMs: 15 * minute };

/**
 * Counts an attempt, until it turns out to be right. A person who signed in to the account before has their
 * own allowance, which no stranger can use up (decision 050).
 */
function tries(db: Database) {
  const countDevice = rateLimiter('password.device', wrongFromOne);
  const countNetwork = rateLimiter('password.network', wrongFromOne);
  const countAll = rateLimiter('password.all', wrongFromAll);
  return async (request: FastifyRequest, account: Account | null, email: string) => {
    const name = email.trim().toLowerCase();
    const device = await knownDevice(db, account?.id ?? null, request);
    if (device !== null) return [await countDevice(db, `${device} ${name}`)];
    // In this order: attempts refused to one address must not use up everybody's allowance.
    return [await countNetwork(db, `${networkOf(request.ip)} ${name}`), await countAll(db, name)];
  };
}

/**
 * The four ways to a token (RFC 6749 §4.1.3, §4.3, §4.4, §6), by `grant_type`. @param whenProven called with
 * accounts whose address has just been proved
 */
export function grantsOf(app: FastifyInstance, whenProven: (account: string) => Promise<void>): Grant {
  const { db, sessions } = app;
  const count = tries(db);

  const grants: Record<string, Grant> = {
    client_credentials: async (request, form) => {
      checkClient(request, form, 'secret');
      return issueGuestToken(db);
    },
    password: async (request, form, reply) => {
      checkClient(request, form, 'none');
      const email = required(form, 'username');
      const password = required(form, 'password');
      const account = await accountByEmail(db, email);
      const giveBack = await count(request, account, email);
      const isRight = await isPassword(account?.passwordHash ?? null, password);
      if (!account || !isRight) throw wrong();
      for (const each of giveBack) await each();
      return db.transaction(async (tx) => {
        const locked = await lockAccount(tx, account.id, 'use');
        // The password has changed since it was checked.
        if (locked?.passwordHash !== account.passwordHash) throw wrong();
        await rememberDevice(tx, account.id, request, reply);
        return issuePair(tx, await startFamily(tx, account.id, userAgentOf(request)));
      });
    },
    refresh_token: async (request, form) => {
      checkClient(request, form, 'none');
      return refresh(db, sessions, required(form, 'refreshToken'));
    },
    authorization_code: async (request, form, reply) => {
      checkClient(request, form, 'id');
      const { tokens, account, proven } = await exchangeCode(db, sessions, {
        code: required(form, 'code'),
        redirectUri: required(form, 'redirectUri'),
        userAgent: userAgentOf(request),
        disown: form.disown !== undefined,
      });
      await rememberDevice(db, account, request, reply);
      if (proven) {
        await confirmAddress(db, proven);
        await whenProven(proven);
      }
      return tokens;
    },
  };

  return async (request, form, reply) => {
    const grant = Object.hasOwn(grants, form.grantType) ? grants[form.grantType] : undefined;
    if (!grant) throw new OAuthRefusal('unsupported_grant_type', `There is no grant "${form.grantType}".`);
    return grant(request, form, reply);
  };
}

const wrong = () => invalidGrant('Wrong e-mail or password.');

function required(form: TokenBody, field: keyof TokenBody): string {
  const value = form[field];
  if (!value) throw invalidRequest(`${field} is missing.`);
  return value;
}

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';
