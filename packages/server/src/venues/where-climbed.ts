import { resetBoards } from '../board/raise.ts';
import type { Tx } from '../db/database.ts';
import { changeSetup } from '../setup/change-setup.ts';

/** Boards to be told of once the transaction is through. */
export type ChangedBoards = readonly { readonly competition: string; readonly category: string }[];

/** Tells every competition that has a route in a group that the route changed. */
export async function changeWhereClimbed(tx: Tx, route: string): Promise<ChangedBoards> {
  const competitions = await competitionsWith(tx, route);
  const changed: { competition: string; category: string }[] = [];
  for (const { id } of competitions) {
    await changeSetup(tx, id, undefined);
    for (const category of await resetBoards(tx, id)) changed.push({ competition: id, category });
  }
  return changed;
}

/** Competitions that have a route in a group, in the order in which they are locked. */
export const competitionsWith = (tx: Tx, route: string) =>
  tx.kysely
    .selectFrom('routeGroupRoute')
    .innerJoin('competition', 'competition.id', 'routeGroupRoute.competitionId')
    .select(['competition.id', 'competition.name'])
    .distinct()
    .where('routeId', '=', route)
    .orderBy('competition.id')
    .execute();
