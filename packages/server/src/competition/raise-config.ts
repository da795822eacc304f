import type { Queries } from '../platform/db/database.ts';

/**
 * Makes everybody who caches rights or set-up of a competition read them again. It locks the competition, so
 * call it before writing anything of that competition, as everybody does; otherwise two transactions wait for
 * each other.
 *
 * @returns the version from now on; null if there is no such competition
 */
export async function raiseConfig(tx: Queries, competition: string): Promise<number | null> {
  const raised = await tx.kysely
    .updateTable('competition')
    .set(({ eb }) => ({ configVersion: eb('configVersion', '+', 1) }))
    .where('id', '=', competition)
    .returning('configVersion')
    .executeTakeFirst();
  return raised?.configVersion ?? null;
}
