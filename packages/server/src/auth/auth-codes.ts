import type { TokenReply } from '@topout/contract';
import type { Database, Queries, Tx } from '../db/database.ts';
import type { Sessions } from './bearer.ts';
import { issuePair, startFamily } from './issue-tokens.ts';
import { invalidGrant } from './oauth-refusal.ts';
import type { Outcome } from './outcome.ts';
import { revokeFamily } from './revoke.ts';
import { newSecret, secretHash } from './secrets.ts';

/** For whoever takes a session along at once. */
const handOverSeconds = 120;

/** A code that signs the account in once, for two minutes unless told otherwise, for that redirect address. */
export async function issueCode(
  db: Queries,
  account: string,
  redirectUri: string,
  validSeconds = handOverSeconds,
): Promise<string> {
  const code = newSecret();
  await db.kysely
    .insertInto('auth_code')
    .values({
      hash: secretHash(code),
      account_id: account,
      redirect_uri: redirectUri,
      expires_at: new Date(Date.now() + validSeconds * 1000),
    })
    .execute();
  return code;
}

/**
 * Exchanges a code for a session.
 *
 * @throws OAuthRefusal `invalid_grant`. A code is spent by the first attempt, right or wrong; a second use
 *   also ends the session that came of the first (RFC 6749 §4.1.2), unless it came by mail: people open mails twice.
 */
export async function exchangeCode(
  db: Database,
  sessions: Sessions,
  { code, redirectUri, userAgent }: { code: string; redirectUri: string; userAgent: string },
): Promise<TokenReply> {
  const { tokens, ended } = await db.transaction((tx) =>
    spendCode(tx, secretHash(code), redirectUri, userAgent),
  );
  if (tokens) return tokens;
  if (ended) await sessions.dropFamily(ended);
  throw invalidGrant('This link has expired or was used before.');
}

/** Made for the path of a page (see mailed-link.ts); other codes are made for a whole address. */
const isMailed = (redirectUri: string): boolean => redirectUri.startsWith('/');

async function spendCode(tx: Tx, hash: Buffer, redirectUri: string, userAgent: string): Promise<Outcome> {
  const row = await tx.kysely
    .selectFrom('auth_code')
    .selectAll()
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return {};
  if (row.used_at) {
    if (row.family_id === null || isMailed(row.redirect_uri)) return {};
    await revokeFamily(tx, row.family_id);
    return { ended: row.family_id };
  }
  const isRight = row.expires_at > new Date() && row.redirect_uri === redirectUri;
  const family_id = isRight ? await startFamily(tx, row.account_id, userAgent) : null;
  await tx.kysely
    .updateTable('auth_code')
    .set({ used_at: new Date(), family_id })
    .where('hash', '=', hash)
    .execute();
  return family_id === null ? {} : { tokens: await issuePair(tx, family_id) };
}
