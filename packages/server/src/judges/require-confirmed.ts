import type { Queries } from '../db/database.ts';
import { forbidden } from '../errors.ts';

const statement = {
  name: 'account.confirmed',
  text: 'select email_confirmed_at is not null as confirmed from account where profile_id = $1',
};

/** Mails in our name leave for people whose own address is known to be theirs. @throws Refusal 403 */
export async function requireConfirmed(db: Queries, profile: string): Promise<void> {
  const [row] = await db.rows<{ confirmed: boolean }>(statement, [profile]);
  if (!row?.confirmed) throw forbidden('Confirm your own e-mail address first.');
}
