import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CodeOwnerBody, CodeOwnerReply } from '@topout/contract';
import { forEverybody } from '../../../platform/openapi/security.ts';
import { refusal } from '../../../platform/errors.ts';
import { limitByAddress, minute } from '../../../platform/http/rate-limit.ts';
import { isKnownBrowser } from '../sessions/known-devices.ts';
import { noPassword } from '../passwords.ts';
import { secretHash } from '../../../platform/secrets.ts';

const ownerOfCode = {
  name: 'auth.owner_of_code',
  text: `
    select c.account_id as account, trim(p.first_name || ' ' || p.last_name) as name,
      c.made_by is null and a.email_confirmed_at is null and a.password_hash <> $3 as unproven
    from auth_code c join account a on a.id = c.account_id join profile p on p.id = a.profile_id
    where c.hash = $1 and c.redirect_uri = $2 and c.used_at is null and c.expires_at > now()
      and not exists (select from session_family where id = c.made_by and revoked_at is not null)`,
};

interface Owner {
  readonly account: string;
  readonly name: string;
  readonly unproven: boolean;
}

/**
 * For a browser in which somebody is signed in: a link must not silently sign in somebody else, nor leave an
 * account to a person who made it with somebody else's address.
 */
export const codeOwnerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/code-owner',
    {
      onRequest: limitByAddress({ times: 120, perMs: minute }),
      schema: {
        security: forEverybody,
        summary: 'Whom a one-time code would sign in; does not spend it',
        body: CodeOwnerBody,
        response: { 200: CodeOwnerReply },
      },
    },
    async (request) => {
      const { code, redirectUri } = request.body;
      const [owner] = await app.db.rows<Owner>(ownerOfCode, [secretHash(code), redirectUri, noPassword]);
      if (!owner) throw refusal(400, 'code.invalid', 'This link has expired or was used before.');
      const { account, name } = owner;
      const unproven = owner.unproven && !(await isKnownBrowser(app.db, account, request));
      return { own: account === request.session.account, name, unproven };
    },
  );
};
