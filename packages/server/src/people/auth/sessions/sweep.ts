import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/**
 * Deletes what has expired: tokens, codes, messages to devices, last month's mails, sponsors whose removal nobody took back,
 * and sign-ins without a token. Several nodes may do it at once.
 */
export async function sweep({ kysely }: Database): Promise<void> {
  const now = sql<Date>`now()`;
  await kysely.deleteFrom('accessToken').where('expiresAt', '<', now).execute();
  await kysely.deleteFrom('refreshToken').where('expiresAt', '<', now).execute();
  await kysely.deleteFrom('allowance').where('fullAt', '<', now).execute();
  await kysely.deleteFrom('authCode').where('expiresAt', '<', now).execute();
  await kysely.deleteFrom('passwordReset').where('expiresAt', '<', now).execute();
  await kysely.deleteFrom('emailChange').where('expiresAt', '<', now).execute();
  await kysely
    .deleteFrom('mail')
    .where('createdAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await kysely.deleteFrom('pushMessage').where('expiresAt', '<', now).execute();
  await kysely
    .deleteFrom('sponsor')
    .where('removedAt', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  await kysely
    .deleteFrom('sessionFamily')
    .where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
    // At home both kinds; a cell has heard of access tokens only, which must last while home is silent.
    .where((family) =>
      family.and(
        (['refreshToken', 'accessToken'] as const).map((table) =>
          family.not(
            family.exists(
              family.selectFrom(table).select('hash').whereRef(`${table}.familyId`, '=', 'sessionFamily.id'),
            ),
          ),
        ),
      ),
    )
    .execute();
}
