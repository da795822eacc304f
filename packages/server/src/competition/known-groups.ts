import type { Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/errors.ts';

/** @throws Refusal 400 unless all are route groups of the competition */
export async function requireGroups(tx: Tx, competition: string, groups: readonly string[]): Promise<void> {
  const wanted = [...new Set(groups)];
  if (wanted.length === 0) return;
  const found = await tx.kysely
    .selectFrom('routeGroup')
    .select('id')
    .where('competitionId', '=', competition)
    .where('id', 'in', wanted)
    .execute();
  if (found.length !== wanted.length) throw invalid('A route group is not part of this competition.');
}
