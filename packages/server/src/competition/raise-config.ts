import type { Queries } from '../platform/db/database.ts';

/**
 * Makes everybody who caches rights or set-up of a competition read them again. It locks the competition, so
 * call it before writing anything of that competition, as everybody does; otherwise two transactions wait for
 * each other.
 */
export async function raiseConfig(tx: Queries, competition: string): Promise<void> {
  await tx.kysely
    .updateTable('competition')
    .set(({ eb }) => ({ configVersion: eb('configVersion', '+', 1) }))
    .where('id', '=', competition)
    .execute();
}
