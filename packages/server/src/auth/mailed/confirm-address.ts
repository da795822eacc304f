import type { Queries } from '../../db/database.ts';

/** The owner of an account has opened what was mailed to its address. */
export async function confirmAddress({ kysely }: Queries, account: string): Promise<void> {
  await kysely
    .updateTable('account')
    .set({ emailConfirmedAt: new Date() })
    .where('id', '=', account)
    .where('emailConfirmedAt', 'is', null)
    .execute();
}
