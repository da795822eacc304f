import type { TokenReply } from '@topout/contract';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Sessions } from './bearer.ts';
import { endFamily } from './end-credentials.ts';
import { tabletHoldsOf } from '../tablets/tablet-holds.ts';
import { ticketHoldsOf } from '../tickets/ticket-holds.ts';
import { issuePair } from './issue-tokens.ts';
import { invalidGrant } from './oauth-refusal.ts';
import type { Outcome } from '../outcome.ts';
import { secretHash } from '../../../platform/secrets.ts';

/**
 * Parallel requests refresh in parallel, with one token. For this many seconds a spent token gets the answer
 * of a fresh one, as long as its replacement is unused; any other second use means that somebody else has it.
 */
const graceSeconds = 20;

interface TokenRow {
  family: string;
  revoked: boolean;
  expired: boolean;
  /** Null: not used yet. */
  usedSecondsAgo: number | null;
  /** Its replacement has been spent in turn. */
  goneOn: boolean;
}

/** Makes refreshes and revocations of one sign-in run one after the other. */
const lockFamily = {
  name: 'lock_refresh_family',
  text: `select id from session_family where id = (select family_id from refresh_token where hash = $1) for update`,
};
/** A separate statement, so that it sees what happened while waiting for the lock. */
const readToken = {
  name: 'read_refresh_token',
  text: `select family.id as family, family.revoked_at is not null or not (${ticketHoldsOf('family')} and ${tabletHoldsOf('family')}) as revoked, token.expires_at <= now() as expired,
      extract(epoch from clock_timestamp() - token.used_at)::float8 as used_seconds_ago,
      exists (select from refresh_token next where next.parent = token.hash and next.used_at is not null) as gone_on
    from refresh_token token join session_family family on family.id = token.family_id
    where token.hash = $1`,
};
const spend = {
  name: 'spend_refresh_token',
  text: 'update refresh_token set used_at = clock_timestamp() where hash = $1 and used_at is null',
};

/**
 * Spends a refresh token and returns a new pair.
 *
 * @throws OAuthRefusal `invalid_grant`; an already spent token also ends the sign-in it came from (RFC 9700
 * §4.14.2).
 */
export async function refresh(db: Database, sessions: Sessions, token: string): Promise<TokenReply> {
  const { tokens, ended } = await db.transaction((tx) => rotate(tx, secretHash(token)));
  if (tokens) return tokens;
  if (ended) await sessions.drop([ended]);
  throw invalidGrant('The session has ended. Please sign in again.');
}

async function rotate(tx: Tx, hash: Buffer): Promise<Outcome> {
  await tx.rows(lockFamily, [hash]);
  const [row] = await tx.rows<TokenRow>(readToken, [hash]);
  if (!row || row.revoked || row.expired) return {};
  if (row.usedSecondsAgo !== null && (row.goneOn || row.usedSecondsAgo > graceSeconds)) {
    await endFamily(tx, row.family);
    return { ended: row.family };
  }
  await tx.rows(spend, [hash]);
  return { tokens: await issuePair(tx, row.family, hash) };
}
