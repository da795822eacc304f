import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Throws out what has expired: tokens, codes, mails of last month, and sign-ins that have no token left. Several nodes may do it at once. */
export async function sweep({ kysely }: Database): Promise<void> {
  const now = sql<Date>`now()`;
  await kysely.deleteFrom('access_token').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('refresh_token').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('allowance').where('full_at', '<', now).execute();
  await kysely.deleteFrom('auth_code').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('password_reset').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('email_change').where('expires_at', '<', now).execute();
  await kysely
    .deleteFrom('mail')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await kysely
    .deleteFrom('session_family')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .where((family) =>
      family.not(
        family.exists(
          family
            .selectFrom('refresh_token')
            .select('hash')
            .whereRef('refresh_token.family_id', '=', 'session_family.id'),
        ),
      ),
    )
    .execute();
}
