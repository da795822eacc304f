import type { Queries } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';

const confirmed = {
  name: 'takeover.confirmed',
  text: 'select from account where profile_id = $1 and email_confirmed_at is not null',
};

/** @throws Refusal 403 unless the person has opened a mail sent to their address */
export async function requireConfirmed(db: Queries, profile: string): Promise<void> {
  if ((await db.rows(confirmed, [profile])).length > 0) return;
  throw forbidden('Please confirm your e-mail address first: scan the ticket again, and we mail you a link.');
}
