import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { changeVenue } from '../setup/change-setup.ts';
import { dropQueues } from './drop-queues.ts';
import {
  changeWhereClimbed,
  type ChangedBoards,
  competitionsWith,
  requireClimbedHere,
  requireVenueJudgedHere,
} from './where-climbed.ts';

/**
 * Deletes a route that nobody has climbed, and removes it from its groups and judging groups.
 *
 * @param by profile uuid of the caller
 * @param organises the competitions that they organise
 * @throws Refusal 404; 409 if it was judged, belongs to somebody else's competition, or a hall has one at the
 *   venue
 */
export async function deleteRoute(
  tx: Tx,
  { venue, route }: { readonly venue: string; readonly route: string },
  { by, organises }: { readonly by: string; readonly organises: ReadonlySet<string> },
  seen: number | undefined,
): Promise<ChangedBoards> {
  await changeVenue(tx, venue, seen);
  const known = await tx.kysely
    .selectFrom('route')
    .select('id')
    .where('id', '=', route)
    .where('venueId', '=', venue)
    .forUpdate()
    .executeTakeFirst();
  if (!known) throw notFound('route');
  await requireClimbedHere(tx, [route]);
  // A hall may have climbed it, or put it into a group, and could not say so yet.
  await requireVenueJudgedHere(tx, venue);
  await requireUnclimbed(tx, venue, route);
  const foreign = (await competitionsWith(tx, route)).find(({ id }) => !organises.has(id));
  if (foreign) throw conflict('route.used_elsewhere', `This route is part of “${foreign.name}”.`);
  const changed = await changeWhereClimbed(tx, route);
  await dropQueues(tx, route, by);
  for (const table of ['routeGroupRoute', 'judgingGroupRoute'] as const) {
    await tx.kysely.deleteFrom(table).where('routeId', '=', route).execute();
  }
  await tx.kysely.deleteFrom('route').where('id', '=', route).execute();
  return changed;
}

const judgedStatement = {
  name: 'route.judged',
  text: `
    select exists (select from result where route_id = $2)
      or exists (
        select from competition_venue v join command c on c.competition_id = v.competition_id
        where v.venue_id = $1 and c.route_id = $2 and c.kind like 'attempts.%' and c.stream_version is not null)
      as judged`,
};

/**
 * Also refuses if its results were cleared, or deleted with the climber's entry: the log names the route, and
 * an undo restores them.
 */
async function requireUnclimbed(tx: Tx, venue: string, route: string): Promise<void> {
  const [found] = await tx.rows<{ judged: boolean }>(judgedStatement, [venue, route]);
  if (found?.judged) {
    throw conflict(
      'route.has_attempts',
      'This route has results. Take it down instead: it stays in the competitions that climbed it.',
    );
  }
}
