import type { Queries } from '../../../platform/db/database.ts';
import { refusal } from '../../../platform/errors.ts';

const fresh = {
  name: 'auth.fresh_family',
  text: `select from session_family
    where id = $1 and proven and revoked_at is null and created_at > now() - interval '10 minutes'`,
};

/**
 * For acts that cannot be undone: an unlocked phone in a stranger's hand must not be enough.
 *
 * @throws Refusal 403 unless this sign-in has just begun, by password or mailed link
 */
export async function requireFresh(db: Queries, family: string | null): Promise<void> {
  const found = family === null ? [] : await db.rows(fresh, [family]);
  if (found.length > 0) return;
  const message =
    'Please enter your password, or sign in again by a mailed link and come back within ten minutes.';
  throw refusal(403, 'session.not_fresh', message);
}
