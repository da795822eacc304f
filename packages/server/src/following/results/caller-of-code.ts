import type { Database } from '../../platform/db/database.ts';
import { secretHash } from '../../platform/secrets.ts';

const spend = {
  name: 'results.spend_code',
  text: `
    update auth_code set used_at = now()
    where hash = $1 and used_at is null and expires_at > now()
      and not exists (select from session_family where id = made_by and revoked_at is not null)
    returning redirect_uri, (select profile_id from account where account.id = auth_code.account_id) as profile`,
};

/**
 * The person for whom a one-time code for this address was made; null for a wrong, spent or expired code, or
 * one for another address. Opens no session: the browser that follows a link keeps nothing.
 *
 * @param path of the address, without its query
 */
export async function callerOfCode(db: Database, code: string, path: string): Promise<string | null> {
  const [spent] = await db.rows<{ redirectUri: string; profile: string }>(spend, [secretHash(code)]);
  if (!spent) return null;
  // Codes in mails are made for the path of a page.
  const madeFor = new URL(spent.redirectUri, 'http://any.host');
  return madeFor.pathname === path ? spent.profile : null;
}
