import type { Database, Queries } from '../db/database.ts';
import type { Sessions } from './bearer.ts';
import { secretHash } from './secrets.ts';

/** Ends a sign-in: none of its tokens is of use any more. Tell the sessions afterwards. */
export async function revokeFamily(queries: Queries, family: string): Promise<void> {
  await queries.kysely
    .updateTable('session_family')
    .set({ revoked_at: new Date() })
    .where('id', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every sign-in of an account, but one where told so. @returns the families that ended. */
export async function revokeAccount(
  queries: Queries,
  account: string,
  keep: string | null = null,
): Promise<string[]> {
  const ended = await queries.kysely
    .updateTable('session_family')
    .set({ revoked_at: new Date() })
    .where('account_id', '=', account)
    .where('revoked_at', 'is', null)
    .$if(keep !== null, (families) => families.where('id', '<>', keep))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

const findFamily = {
  name: 'find_family_of_token',
  text: `select family_id from refresh_token where hash = $1
    union all select family_id from access_token where hash = $1`,
};

/** Ends the sign-in a token belongs to, whichever of its tokens it is. Unknown ones are nothing to do (RFC 7009 §2.2). */
export async function revokeToken(db: Database, sessions: Sessions, token: string): Promise<void> {
  const hash = secretHash(token);
  const [found] = await db.rows<{ family_id: string | null }>(findFamily, [hash]);
  if (found?.family_id) {
    await revokeFamily(db, found.family_id);
    await sessions.dropFamily(found.family_id);
  } else if (found) {
    await db.kysely.deleteFrom('access_token').where('hash', '=', hash).execute();
  }
}
