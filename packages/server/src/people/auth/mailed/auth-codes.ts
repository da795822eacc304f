import type { TokenReply } from '@topout/contract';
import type { Database, Queries, Tx } from '../../../platform/db/database.ts';
import type { Sessions } from '../sessions/bearer.ts';
import { endCredentials, endFamily, lockAccount } from '../sessions/end-credentials.ts';
import { issuePair, startFamily } from '../sessions/issue-tokens.ts';
import { invalidGrant } from '../sessions/oauth-refusal.ts';
import type { Outcome } from '../outcome.ts';
import { noPassword } from '../passwords.ts';
import { newSecret, secretHash } from '../../../platform/secrets.ts';

/** For a session that is handed over at once. */
const handOverSeconds = 120;

interface NewCode {
  readonly account: string;
  /** The sign-in that asks; null = it goes out by mail. */
  readonly madeBy: string | null;
  readonly redirectUri: string;
  readonly validSeconds?: number;
}

/** Issues a code that signs the account in once, for two minutes by default, for that redirect address. */
export async function issueCode(
  db: Queries,
  { account, madeBy, redirectUri, validSeconds = handOverSeconds }: NewCode,
): Promise<string> {
  const code = newSecret();
  await db.kysely
    .insertInto('authCode')
    .values({
      hash: secretHash(code),
      accountId: account,
      madeBy,
      redirectUri,
      expiresAt: new Date(Date.now() + validSeconds * 1000),
    })
    .execute();
  return code;
}

interface CodeUse {
  readonly redirectUri: string;
  readonly userAgent: string;
  /** Somebody else made the account: only the owner of the address can say so. */
  readonly disown?: boolean;
}

/**
 * Exchanges a code for a session; `proven` if the code came by mail.
 *
 * @throws OAuthRefusal `invalid_grant`. The first attempt spends a code, right or wrong; a second use
 * also ends the session that came of the first (RFC 6749 §4.1.2), unless it came by mail: people open mails
 * twice.
 */
export async function exchangeCode(
  db: Database,
  sessions: Sessions,
  { code, ...use }: CodeUse & { readonly code: string },
): Promise<Pick<Outcome, 'proven'> & { readonly tokens: TokenReply; readonly account: string }> {
  const { tokens, ended, proven, account, disowned } = await db.transaction((tx) =>
    spendCode(tx, secretHash(code), use),
  );
  if (disowned) await sessions.drop(disowned);
  if (tokens && account) return { tokens, account, ...(proven && { proven }) };
  if (ended) await sessions.drop([ended]);
  throw invalidGrant('This link has expired or was used before.');
}

/** Made for a page's path (see mailed-link.ts); other codes are made for a whole address. */
const isMailed = (redirectUri: string): boolean => redirectUri.startsWith('/');

const accountOfCode = {
  name: 'auth.account_of_code',
  text: 'select account_id from auth_code where hash = $1',
};

interface CodeRow {
  readonly accountId: string;
  readonly redirectUri: string;
  readonly usedAt: Date | null;
  readonly familyId: string | null;
  readonly byMail: boolean;
  /** Expired, or the sign-in that asked for it has ended. */
  readonly over: boolean;
}

const lockCode = {
  name: 'auth.lock_code',
  text: `select account_id, redirect_uri, used_at, family_id, made_by is null as by_mail, expires_at <= now()
      or exists (select from session_family where id = made_by and revoked_at is not null) as over
    from auth_code where hash = $1 for update`,
};

async function spendCode(
  tx: Tx,
  hash: Buffer,
  { redirectUri, userAgent, disown = false }: CodeUse,
): Promise<Outcome> {
  const [known] = await tx.rows<{ accountId: string }>(accountOfCode, [hash]);
  if (!known) return {};
  await lockAccount(tx, known.accountId, disown ? 'change' : 'use');
  const [row] = await tx.rows<CodeRow>(lockCode, [hash]);
  if (!row) return {};
  if (row.usedAt) {
    if (row.familyId === null || isMailed(row.redirectUri)) return {};
    await endFamily(tx, row.familyId);
    return { ended: row.familyId };
  }
  const isRight = !row.over && row.redirectUri === redirectUri;
  const familyId = isRight ? await startFamily(tx, row.accountId, userAgent, row.byMail) : null;
  await tx.kysely
    .updateTable('authCode')
    .set({ usedAt: new Date(), familyId })
    .where('hash', '=', hash)
    .execute();
  if (familyId === null) return {};
  const tokens = await issuePair(tx, familyId);
  const account = row.accountId;
  if (!row.byMail) return { tokens, account };
  const disowned = disown ? await endPassword(tx, account, familyId) : [];
  return { tokens, account, proven: account, disowned };
}

/** @returns the sign-ins that ended */
async function endPassword(tx: Tx, account: string, keep: string): Promise<string[]> {
  await tx.kysely
    .updateTable('account')
    .set({ passwordHash: noPassword })
    .where('id', '=', account)
    .execute();
  return endCredentials(tx, account, [keep]);
}
