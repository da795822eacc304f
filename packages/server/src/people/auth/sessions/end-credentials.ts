import type { Queries, Tx } from '../../../platform/db/database.ts';

/**
 * The one rule for what an event ends (packages/docs/credentials.md): a reset or new password, a new e-mail
 * address, signing out everywhere and deleting an account end every sign-in, and everything issued or mailed
 * that could become one. Call it in the transaction of the event, and notify the sessions afterwards.
 *
 * @param keep the sign-ins that stay: those of the person who has just proved to be the owner
 * @returns the sign-ins that ended
 */
export async function endCredentials(
  tx: Tx,
  account: string,
  keep: readonly (string | null)[] = [],
): Promise<string[]> {
  await lockAccount(tx, account, 'change');
  for (const table of ['authCode', 'passwordReset', 'emailChange'] as const) {
    // Used ones stay, so that a second use is noticed.
    await tx.kysely.deleteFrom(table).where('accountId', '=', account).where('usedAt', 'is', null).execute();
  }
  const ended = await tx.rows<{ id: string }>(endFamilies, [account, keep.filter((id) => id !== null)]);
  return ended.map(({ id }) => id);
}

const endFamilies = {
  name: 'auth.end_families',
  text: `update session_family set revoked_at = now()
    where account_id = $1 and revoked_at is null and id <> all ($2::uuid[]) returning id`,
};

/**
 * Signing out ends one sign-in: all its tokens, and the codes it asked for. Notify the sessions afterwards.
 */
export async function endFamily(queries: Queries, family: string): Promise<void> {
  await queries.rows(endOneFamily, [family]);
}

const endOneFamily = {
  name: 'auth.end_family',
  text: 'update session_family set revoked_at = now() where id = $1 and revoked_at is null',
};

interface Locked {
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Locks an account until the transaction ends. Code that issues credentials locks to `use` it, code that ends
 * them to `change` it, so nothing is issued on the strength of something that has just ended. Lock it before
 * any row of its credentials.
 *
 * @returns null if it is gone
 */
export async function lockAccount(tx: Tx, account: string, to: 'use' | 'change'): Promise<Locked | null> {
  const [row = null] = await tx.rows<Locked>(to === 'use' ? lockToUse : lockToChange, [account]);
  return row;
}

const lockToUse = {
  name: 'auth.lock_to_use',
  text: 'select email, password_hash from account where id = $1 for share',
};
const lockToChange = {
  name: 'auth.lock_to_change',
  text: 'select email, password_hash from account where id = $1 for no key update',
};
