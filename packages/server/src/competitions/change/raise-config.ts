import type { Queries } from '../../db/database.ts';

/**
 * Tells whoever remembers rights or set-up of a competition to read them anew. It locks the competition: to be called before
 * anything of that competition is written, as everybody does, or two wait for each other.
 */
export async function raiseConfig(tx: Queries, competition: string): Promise<void> {
  await tx.kysely
    .updateTable('competition')
    .set(({ eb }) => ({ configVersion: eb('configVersion', '+', 1) }))
    .where('id', '=', competition)
    .execute();
}
