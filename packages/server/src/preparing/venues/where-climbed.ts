import { requireAllJudgedHere } from '../../competition/authority/elsewhere.ts';
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

/** @throws Refusal 409 if a competition with one of the routes in a group is judged elsewhere */
export async function requireClimbedHere(tx: Tx, routes: readonly string[]): Promise<void> {
  if (routes.length === 0) return;
  const found = await tx.kysely
    .selectFrom('routeGroupRoute')
    .select('competitionId')
    .distinct()
    .where('routeId', 'in', routes)
    .execute();
  await requireAllJudgedHere(
    tx,
    found.map(({ competitionId }) => competitionId),
  );
}

/** @throws Refusal 409 if a competition at the venue is judged elsewhere */
export async function requireVenueJudgedHere(tx: Tx, venue: string): Promise<void> {
  const held = await tx.kysely
    .selectFrom('competitionVenue')
    .select('competitionId')
    .where('venueId', '=', venue)
    .execute();
  await requireAllJudgedHere(
    tx,
    held.map(({ competitionId }) => competitionId),
  );
}
