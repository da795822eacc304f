import { resetBoards } from '../../competition/boards/raise.ts';
import type { Tx } from '../../platform/db/database.ts';
import { changeSetup } from '../setup/change-setup.ts';

/** Boards to notify after the transaction. */
export type ChangedBoards = readonly { readonly competition: string; readonly category: string }[];

/** Tells every competition with the route in a group that the route has changed. */
export async function changeWhereClimbed(tx: Tx, route: string): Promise<ChangedBoards> {
  const competitions = await competitionsWith(tx, route);
  const changed: { competition: string; category: string }[] = [];
  for (const { id } of competitions) {
    await changeSetup(tx, id, undefined);
    for (const category of await resetBoards(tx, id)) changed.push({ competition: id, category });
  }
  return changed;
}

/** Competitions with the route in a group, in lock order. */
export const competitionsWith = (tx: Tx, route: string) =>
  tx.kysely
    .selectFrom('routeGroupRoute')
    .innerJoin('competition', 'competition.id', 'routeGroupRoute.competitionId')
    .select(['competition.id', 'competition.name'])
    .distinct()
    .where('routeId', '=', route)
    .orderBy('competition.id')
    .execute();
