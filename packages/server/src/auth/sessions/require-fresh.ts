import type { Queries } from '../../db/database.ts';
import { refusal } from '../../errors.ts';

const fresh = {
  name: 'auth.fresh_family',
  text: `select from session_family
    where id = $1 and proven and revoked_at is null and created_at > now() - interval '10 minutes'`,
};

/**
 * For what cannot be taken back: an unlocked phone in a stranger's hand must not be enough.
 *
 * @throws Refusal 403 unless this sign-in began a moment ago, by password or mailed link
 */
export async function requireFresh(db: Queries, family: string | null): Promise<void> {
  const found = family === null ? [] : await db.rows(fresh, [family]);
  if (found.length > 0) return;
  const message =
    'Please enter your password, or sign in again by a mailed link and come back within ten minutes.';
  throw refusal(403, 'session.not_fresh', message);
}
