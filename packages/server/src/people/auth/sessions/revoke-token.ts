import type { Database } from '../../../platform/db/database.ts';
import type { Sessions } from './bearer.ts';
import { endFamily } from './end-credentials.ts';
import { secretHash } from '../../../platform/secrets.ts';

const findFamily = {
  name: 'find_family_of_token',
  text: `select family_id from refresh_token where hash = $1
    union all select family_id from access_token where hash = $1`,
};

/**
 * Ends the sign-in that a token belongs to, whichever of its tokens it is. Does nothing for unknown ones (RFC
 * 7009 §2.2).
 */
export async function revokeToken(db: Database, sessions: Sessions, token: string): Promise<void> {
  const hash = secretHash(token);
  const [found] = await db.rows<{ familyId: string | null }>(findFamily, [hash]);
  if (found?.familyId) {
    await endFamily(db, found.familyId);
    await sessions.drop([found.familyId]);
  } else if (found) {
    await db.kysely.deleteFrom('accessToken').where('hash', '=', hash).execute();
  }
}
