import type { Tx } from '../../platform/db/database.ts';
import { rowLine } from '../files/line-file.ts';
import { readSlices } from './read-slices.ts';
import { referencesOf } from './references.ts';
import { competitionTables, type MovedTable, provedAddress } from './tables.ts';

/** Merges in the order in which they came about: a later one may end an earlier one. */
const orders: Partial<Record<MovedTable, string>> = { merged_entry: 'order by x.audit_id' };

const readRows = (tx: Tx, table: string, where: string, values: readonly unknown[]): Promise<string[]> =>
  readSlices(
    tx,
    `select row_to_json(x)::text as row from ${table} x where ${where}`,
    values,
    ({ row }: { row: string }) => row,
  );

/** The rows of a competition, as JSON with SQL's names. Empty if there is none. */
export async function readCompetitionRows(tx: Tx, competition: string): Promise<Map<MovedTable, string[]>> {
  const rows = new Map<MovedTable, string[]>();
  rows.set('competition', await readRows(tx, 'competition', 'x.id = $1', [competition]));
  for (const table of competitionTables)
    rows.set(table, await readRows(tx, table, `x.competition_id = $1 ${orders[table] ?? ''}`, [competition]));
  return rows;
}

/** What a competition refers to: people with their parents, venues with maps and routes, pictures. */
export async function readShared(tx: Tx, competition: string): Promise<Map<MovedTable, string[]>> {
  const ids = [await referencesOf(tx, competition)];
  const people = 'x.id = any ($1) or x.id in (select parent_id from profile where id = any ($1))';
  // Routes that nobody climbs any more move only with what was climbed on them.
  const routes = 'x.id = any ($1) or x.venue_id = any ($1) and x.retired_at is null';
  const venues = 'x.id = any ($1) or x.id in (select venue_id from route where id = any ($1))';
  const maps = 'x.venue_id = any ($1) or x.venue_id in (select venue_id from route where id = any ($1))';
  const pictures = `x.stored_at is not null and (
    x.id in (select p.picture_id from profile p where p.id = any ($1)
      or p.id in (select parent_id from profile where id = any ($1)))
    or x.id in (select v.logo_id from venue v where v.id = any ($1)
      or v.id in (select venue_id from route where id = any ($1)))
    or x.id in (select s.picture_id from sponsor s where s.competition_id = $2))`;
  return new Map<MovedTable, string[]>([
    ['media', await readRows(tx, 'media', pictures, [...ids, competition])],
    ['profile', await readRows(tx, 'profile', `${people} order by x.parent_id is not null`, ids)],
    ['venue', await readRows(tx, 'venue', venues, ids)],
    ['map', await readRows(tx, 'map', maps, ids)],
    ['route', await readRows(tx, 'route', routes, ids)],
  ]);
}

/** Lines that say which people proved to own which address. @param people rows of profiles */
export async function provedAddresses(tx: Tx, people: readonly string[]): Promise<string[]> {
  const proved = await tx.rows<{ row: string }>(
    {
      name: 'move.read.addresses',
      text: `select json_build_object('profile', profile_id, 'email', email)::text as row
        from account where email_confirmed_at is not null and profile_id = any ($1)`,
    },
    [people.map((row) => (JSON.parse(row) as { id: string }).id)],
  );
  return proved.map(({ row }) => rowLine(provedAddress, row));
}
