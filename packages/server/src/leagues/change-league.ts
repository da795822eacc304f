import type { LeaguePatch } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { raiseConfig } from '../competitions/raise-config.ts';
import type { Database } from '../db/database.ts';
import { forbidden, notFound } from '../errors.ts';
import { readLeague } from './league.queries.ts';

/**
 * Changes a league and which competitions belong to it.
 *
 * @throws Refusal 403 for whoever does not run it, or adds a competition that they do not organise; 404
 */
export async function changeLeague(
  db: Database,
  id: string,
  caller: string,
  { competitions, ...patch }: LeaguePatch,
): Promise<void> {
  const league = await readLeague(db, id);
  if (!league) throw notFound('league');
  if (league.owner !== caller) throw forbidden();
  const before = new Set(league.competitions);
  for (const added of (competitions ?? []).filter((one) => !before.has(one))) {
    const { actor } = await authorityOf(db, added, caller);
    if (!canManageSetup(actor)) throw forbidden();
  }
  await db.transaction(async (tx) => {
    if (Object.keys(patch).length > 0) {
      await tx.kysely.updateTable('league').set(patch).where('id', '=', id).execute();
    }
    if (!competitions) return;
    const after = new Set(competitions);
    const moved = [...before, ...after].filter((one) => before.has(one) !== after.has(one));
    for (const one of moved.toSorted()) {
      await tx.kysely
        .updateTable('competition')
        .set({ league_id: after.has(one) ? id : null })
        .where('id', '=', one)
        .execute();
      await raiseConfig(tx, one);
    }
  });
}
