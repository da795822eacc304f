import type { Tx } from '../../platform/db/database.ts';

/** Removes entries with their results. Those who do it leave the queues first, and lock the boards. */
export async function removeEntries(tx: Tx, competition: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely
    .deleteFrom('entry')
    .where('competitionId', '=', competition)
    .where('id', 'in', ids)
    .execute();
}
