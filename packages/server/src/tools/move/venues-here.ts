import type { Tx } from '../../platform/db/database.ts';
import { type Caretaken, whoLooksAfter } from '../../preparing/venues/access.ts';
import { CommandFault } from '../command.ts';
import type { FileRows } from './file-rows.ts';
import { competitionTables, type MovedTable } from './tables.ts';

/** Tables that only say what somebody sent or did: nothing follows from a route that they name. */
const sayings: ReadonlySet<MovedTable> = new Set<MovedTable>(['command', 'audit']);

const ofRoutesStatement = {
  name: 'move.venues_of_routes',
  text: `select venue_id as venue from route where id = any ($1::uuid[])
    union select venue_id from map where id = any ($2::uuid[])`,
};

/** Whether a person looks after all of a file's venues that are here already; null = somebody unknown. */
export type LooksAfter = (person: string | null) => boolean;

/**
 * Whoever organises a competition looks after its venues. A file says who that is, and is believed by nobody: one with a
 * venue that is here already needs an owner, named by the host, who looks after that venue. It then gives no other
 * person more than they had.
 *
 * @param owner profile uuid; null = the file's
 * @param again the competition was held there already, and nobody looks after what it brought
 * @throws CommandFault if the competition may not be held there
 */
export async function requireVenues(
  tx: Tx,
  file: FileRows,
  owner: string | null,
  again: boolean,
): Promise<LooksAfter> {
  const here = await whoLooksAfter(tx, await venuesOf(tx, file));
  const isOwners = (people: readonly string[]) => owner !== null && people.includes(owner);
  const isFree = ({ people }: Caretaken) => people.length === 0 && (again || owner !== null);
  const foreign = here.find((venue) => !isFree(venue) && !isOwners(venue.people));
  if (foreign) throw otherPeoples(foreign, owner);
  return (person) => here.every(({ people }) => person !== null && people.includes(person));
}

const otherPeoples = ({ name }: Caretaken, owner: string | null): CommandFault =>
  new CommandFault(
    `The venue "${name}" is on this server already${owner === null ? '' : ', and other people look after it'}. ` +
      'Name with --owner somebody who looks after it. Nothing was changed.',
  );

/** The venues that a file names, and those of the routes and maps that it names. */
async function venuesOf(tx: Tx, { of }: FileRows): Promise<string[]> {
  const named = (tables: readonly MovedTable[], column: string): string[] =>
    tables
      .flatMap(of)
      .map((row) => row[column])
      .filter((id) => typeof id === 'string');
  const using = competitionTables.filter((table) => !sayings.has(table));
  const routes = [...named(['route'], 'id'), ...named(using, 'route_id')];
  const maps = [...named(['map'], 'id'), ...named(['route'], 'map_id')];
  const found = await tx.rows<{ venue: string }>(ofRoutesStatement, [routes, maps]);
  return [
    ...named(['venue'], 'id'),
    ...named(['competition_venue', 'map', 'route'], 'venue_id'),
    ...found.map(({ venue }) => venue),
  ];
}
