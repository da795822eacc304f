import type { Queries } from '../db/database.ts';
import { forbidden } from '../errors.ts';
import { minute, rateLimiter } from '../http/rate-limit.ts';

const day = 24 * 60 * minute;

/** Enough for everybody at an event, and no more: these are mails in our name. */
const ofCompetition = rateLimiter('invitations', { times: 500, perMs: day });
/** People who do not want to come must not be asked again and again, by any competition. */
const toAddress = rateLimiter('invited', { times: 5, perMs: day });

const confirmed = {
  name: 'account.confirmed',
  text: 'select email_confirmed_at is not null as confirmed from account where profile_id = $1',
};

/**
 * Counts a mail to somebody who has not asked for it. Only people whose own address is proved may send one.
 *
 * @param by profile uuid of the sender
 * @throws Refusal 403, 429
 */
export async function requireMayInvite(
  db: Queries,
  { by, competition, email }: { readonly by: string; readonly competition: string; readonly email: string },
): Promise<void> {
  const [row] = await db.rows<{ confirmed: boolean }>(confirmed, [by]);
  if (!row?.confirmed) throw forbidden('Confirm your own e-mail address first.');
  await ofCompetition(db, competition);
  await toAddress(db, email.toLowerCase());
}
