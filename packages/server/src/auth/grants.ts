import type { TokenBody, TokenReply } from '@topout/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Limit, minute, rateLimiter } from '../http/rate-limit.ts';
import { takeOverOf } from '../takeover/take-over.ts';
import { accountByEmail } from './accounts.ts';
import { exchangeCode } from './auth-codes.ts';
import { checkClient } from './client.ts';
import { lockAccount } from './end-credentials.ts';
import { issueGuestToken, issuePair, startFamily } from './issue-tokens.ts';
import { invalidGrant, invalidRequest, OAuthRefusal } from './oauth-refusal.ts';
import { isPassword } from './passwords.ts';
import { refresh } from './refresh.ts';

type Grant = (request: FastifyRequest, form: TokenBody) => Promise<TokenReply>;

/** Wrong passwords for one account: from one address, and from all of them together. */
const wrongFromOne: Limit = { times: 20, perMs: 15 * minute };
const wrongFromAll: Limit = { times: 200, perMs: 15 * minute };

/** The four ways to a token (spec 1 §7, RFC 6749 §4.1.3, §4.3, §4.4, §6), by `grant_type`. */
export function grantsOf(
  app: FastifyInstance,
): (request: FastifyRequest, form: TokenBody) => Promise<TokenReply> {
  const { db, sessions } = app;
  const countHere = rateLimiter(wrongFromOne);
  const countAll = rateLimiter(wrongFromAll);

  const grants: Record<string, Grant> = {
    client_credentials: async (request, form) => {
      checkClient(request, form, 'secret');
      return issueGuestToken(db);
    },
    password: async (request, form) => {
      checkClient(request, form, 'none');
      const email = required(form, 'username');
      const password = required(form, 'password');
      const takeBack = [countAll(email.toLowerCase()), countHere(`${request.ip} ${email.toLowerCase()}`)];
      const account = await accountByEmail(db, email);
      const isRight = await isPassword(account?.password_hash ?? null, password);
      if (!account || !isRight) throw wrong();
      for (const each of takeBack) each();
      return db.transaction(async (tx) => {
        const locked = await lockAccount(tx, account.id, 'use');
        // Another password since it was looked at.
        if (locked?.password_hash !== account.password_hash) throw wrong();
        return issuePair(tx, await startFamily(tx, account.id, userAgentOf(request)));
      });
    },
    refresh_token: async (request, form) => {
      checkClient(request, form, 'none');
      return refresh(db, sessions, required(form, 'refresh_token'));
    },
    authorization_code: async (request, form) => {
      checkClient(request, form, 'id');
      const { tokens, proven } = await exchangeCode(db, sessions, {
        code: required(form, 'code'),
        redirectUri: required(form, 'redirect_uri'),
        userAgent: userAgentOf(request),
      });
      if (proven) await takeOverOf(app, proven);
      return tokens;
    },
  };

  return async (request, form) => {
    const grant = Object.hasOwn(grants, form.grant_type) ? grants[form.grant_type] : undefined;
    if (!grant) throw new OAuthRefusal('unsupported_grant_type', `There is no grant "${form.grant_type}".`);
    return grant(request, form);
  };
}

const wrong = () => invalidGrant('Wrong e-mail or password.');

function required(form: TokenBody, field: keyof TokenBody): string {
  const value = form[field];
  if (!value) throw invalidRequest(`${field} is missing.`);
  return value;
}

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';
