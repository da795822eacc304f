import type { Queries } from '../../../platform/db/database.ts';

/** Records that the owner of an account has opened a mail to its address. */
export async function confirmAddress({ kysely }: Queries, account: string): Promise<void> {
  await kysely
    .updateTable('account')
    .set({ emailConfirmedAt: new Date() })
    .where('id', '=', account)
    .where('emailConfirmedAt', 'is', null)
    .execute();
}
