import type { Queries, Tx } from '../../db/database.ts';

/**
 * The one rule of what an event ends (packages/docs/credentials.md): a reset or new password, a new e-mail, signing out everywhere
 * and the end of an account end every sign-in, and all that was given out or mailed and could become one. Call it in
 * the transaction of the event, and tell the sessions after it.
 *
 * @param keep the sign-ins that stay: of whoever has just proved to be the owner
 * @returns the sign-ins that ended
 */
export async function endCredentials(
  tx: Tx,
  account: string,
  keep: readonly (string | null)[] = [],
): Promise<string[]> {
  await lockAccount(tx, account, 'change');
  for (const table of ['authCode', 'passwordReset', 'emailChange'] as const) {
    // What was used stays: a second use has to be noticed.
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
 * Signing out ends one sign-in: none of its tokens is of use any more, nor is a code that it asked for. Tell the sessions
 * after it.
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
 * An account as it stands until the transaction ends. Whoever gives something out locks to `use` it, whoever ends what was
 * given out to `change` it: nothing is given out on the strength of what has just ended. Lock it before any row of its
 * credentials.
 *
 * @returns null when it is gone
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
