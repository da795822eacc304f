import type { Queries } from '../../platform/db/database.ts';
import type { Row } from '../move/file-rows.ts';
import type { CellTable } from '../move/tables.ts';
import { cellTables, countsStatement, type Moment } from './read-moment.ts';

/** A cell counts its own versions, and keeps the orders that it showed. */
const countedHere: ReadonlySet<CellTable> = new Set<CellTable>(['category_board', 'board_order']);

/** A row that is still here, and gone where the competition comes from. */
export interface GoneHere {
  readonly table: CellTable;
  readonly key: Row;
}

interface Comparing {
  /** The cells that the competition comes from and goes to. */
  readonly from: Queries;
  readonly to: Queries;
  readonly competition: string;
  /** Of the cell that it comes from, a moment ago. */
  readonly moment: Pick<Moment, 'of' | 'counts'>;
}

/**
 * The rows that the new cell still has and the old one does not. A row that is gone leaves no trace, so the numbers of rows
 * tell where to look: those in the new cell, and those that are about to be added, are as many as in the old one.
 */
export async function goneRows({ from, to, competition, moment }: Comparing): Promise<GoneHere[]> {
  const here = await to.rows<{ table: CellTable; count: number }>(countsStatement, [competition]);
  const counts = new Map(here.map(({ table, count }) => [table, count]));
  const gone: GoneHere[] = [];
  for (const table of cellTables) {
    if (countedHere.has(table)) continue;
    const added = await missing(to, table, moment.of(table));
    if ((counts.get(table) ?? 0) + added === moment.counts.get(table)) continue;
    const there = new Set(await keysOf(from, table, competition));
    for (const key of await keysOf(to, table, competition))
      if (!there.has(key)) gone.push({ table, key: JSON.parse(key) as Row });
  }
  return gone;
}

/** How many of these rows are not here. */
async function missing(queries: Queries, table: CellTable, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const key = await keyColumns(queries, table);
  const same = key.map((column) => `t.${column} = x.${column}`).join(' and ');
  const text = `select count(*)::int as count from json_populate_recordset(null::${table}, $1::json) x
    where not exists (select from ${table} t where ${same})`;
  const [found] = await queries.rows<{ count: number }>({ name: `cells.missing.${table}`, text }, [
    JSON.stringify(rows),
  ]);
  return found?.count ?? 0;
}

const keyStatement = {
  name: 'cells.key',
  text: `
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indisprimary and i.indrelid = $1::text::regclass order by a.attnum`,
};

async function keyColumns(queries: Queries, table: CellTable): Promise<string[]> {
  const columns = await queries.rows<{ name: string }>(keyStatement, [table]);
  return columns.map(({ name }) => name);
}

/** The keys of a competition's rows, as JSON that is equal in both cells. */
async function keysOf(queries: Queries, table: CellTable, competition: string): Promise<string[]> {
  const columns = await keyColumns(queries, table);
  const key = columns.map((column) => `'${column}', ${column}`).join(', ');
  const text = `select json_build_object(${key})::text as key from ${table} where competition_id = $1`;
  const found = await queries.rows<{ key: string }>({ name: `cells.keys.${table}`, text }, [competition]);
  return found.map(({ key: one }) => one);
}
