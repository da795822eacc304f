import { type TicketCodes, ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { baseStatement, written } from '../hall/collect-news.ts';
import { withCode } from '../move/export-competition.ts';
import type { Row } from '../move/file-rows.ts';
import { readShared } from '../move/read-competition.ts';
import { readSlices } from '../move/read-slices.ts';
import { type CellTable, competitionTables, deviceTables, type MovedTable } from '../move/tables.ts';

/** Of a person's account, what their competition's cell needs: nobody signs in with it there. */
export interface MovedAccount {
  readonly id: string;
  readonly profile: string;
  readonly email: string;
  readonly confirmedAt: string | null;
}

/** What a competition consists of at one moment, as far as it was written since an earlier one. */
export interface Moment {
  /** What was written since then. */
  readonly of: (table: CellTable) => readonly Row[];
  /** How many rows of it there are, by table: whoever has another number has some that are gone. */
  readonly counts: ReadonlyMap<CellTable, number>;
  /** People, venues, maps, routes and pictures that it refers to: all of them. */
  readonly shared: (table: MovedTable) => readonly Row[];
  readonly accounts: readonly MovedAccount[];
  /** The oldest transaction that may be missing from it. */
  readonly base: string;
}

/** The tables of a competition that move between cells, in the order in which they can be filled. */
export const cellTables = [...competitionTables, ...deviceTables] as const;

const sameMoment = { name: 'cells.same_moment', text: 'set transaction isolation level repeatable read' };

const rowsText = [
  'select \'competition\' as "table", row_to_json(x)::text as row from competition x where x.id = $1',
  ...cellTables.map(
    (table) =>
      `select '${table}', row_to_json(x)::text from ${table} x where x.competition_id = $1 and ${written}`,
  ),
].join(' union all ');

/** How many rows a competition has, by table. */
export const countsStatement = {
  name: 'cells.counts',
  text: cellTables
    .map(
      (table) =>
        `select '${table}' as "table", count(*)::int as count from ${table} where competition_id = $1`,
    )
    .join(' union all '),
};

const accountsStatement = {
  name: 'cells.accounts',
  text: `select json_build_object('id', id, 'profile', profile_id, 'email', email, 'confirmedAt', email_confirmed_at)::text
    as row from account where profile_id = any ($1)`,
};

const picturesStatement = {
  name: 'cells.pictures',
  text: 'select row_to_json(x)::text as row from picture x where media_id = any ($1)',
};

/** @param base of an earlier moment; null = all of it */
export async function readMoment(db: Database, competition: string, base: string | null): Promise<Moment> {
  const codes = await ticketCodes(db);
  return db.transaction(async (tx) => {
    await tx.rows(sameMoment, []);
    const [now] = await tx.rows<{ base: string }>(baseStatement, []);
    const rows = await rowsSince(tx, competition, { base, codes });
    const counts = await tx.rows<{ table: CellTable; count: number }>(countsStatement, [competition]);
    const shared = await sharedRows(tx, competition);
    const people = (shared.get('profile') ?? []).map(({ id }) => id);
    return {
      of: (table) => rows.get(table) ?? [],
      counts: new Map(counts.map(({ table, count }) => [table, count])),
      shared: (table) => shared.get(table) ?? [],
      accounts: (await tx.rows<{ row: string }>(accountsStatement, [people])).map(
        ({ row }) => JSON.parse(row) as MovedAccount,
      ),
      base: now?.base ?? '',
    };
  });
}

interface Since {
  readonly base: string | null;
  readonly codes: TicketCodes;
}

async function rowsSince(
  tx: Tx,
  competition: string,
  { base, codes }: Since,
): Promise<Map<CellTable, Row[]>> {
  const found = await readSlices(
    tx,
    rowsText,
    [competition, base],
    ({ table, row }: { table: CellTable; row: string }) => ({
      table,
      row: JSON.parse(table === 'ticket' ? withCode(codes, competition, row) : row) as Row,
    }),
  );
  const rows = new Map<CellTable, Row[]>();
  for (const [table, some] of Map.groupBy(found, (one) => one.table))
    rows.set(
      table,
      some.map(({ row }) => row),
    );
  return rows;
}

async function sharedRows(tx: Tx, competition: string): Promise<Map<MovedTable, Row[]>> {
  const shared = new Map<MovedTable, Row[]>();
  for (const [table, rows] of await readShared(tx, competition))
    shared.set(
      table,
      rows.map((row) => JSON.parse(row) as Row),
    );
  const media = (shared.get('media') ?? []).map(({ id }) => id);
  const pictures = await tx.rows<{ row: string }>(picturesStatement, [media]);
  shared.set(
    'picture',
    pictures.map(({ row }) => JSON.parse(row) as Row),
  );
  return shared;
}
