import type { Tx } from '../../platform/db/database.ts';
import type { Row } from '../move/file-rows.ts';
import { slicesOf } from '../move/slices.ts';
import type { CellTable } from '../move/tables.ts';
import type { UniqueValue } from './unique-values.ts';

/** A table's columns, and those of its key. */
interface Shape {
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

const shapeStatement = {
  name: 'hall.shape',
  text: `
    select a.attname as name, exists (
        select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey)) as of_key
    from pg_attribute a
    where a.attrelid = $1::text::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
};

async function shapeOf(tx: Tx, table: CellTable): Promise<Shape> {
  const all = await tx.rows<{ name: string; ofKey: boolean }>(shapeStatement, [table]);
  return {
    columns: all.map(({ name }) => name),
    key: all.filter(({ ofKey }) => ofKey).map(({ name }) => name),
  };
}

const names = (columns: readonly string[], of: string): string =>
  columns.map((column) => `${of}.${column}`).join(', ');

const same = (key: readonly string[]): string =>
  key.map((column) => `t.${column} = x.${column}`).join(' and ');

const rowsOf = (table: CellTable): string => `json_populate_recordset(null::${table}, $1::json) x`;

/** The planner takes any rows in JSON for a hundred: it is to know at least how full the table is by now. */
const run = <T>(tx: Tx, text: string, rows: readonly unknown[], ...more: readonly unknown[]): Promise<T[]> =>
  tx.rows<T>({ name: null, text }, [JSON.stringify(rows), ...more]);

/** A slice after the other. */
async function runSlices(tx: Tx, text: string, rows: readonly Row[]): Promise<void> {
  for (const slice of slicesOf(rows)) await run(tx, text, slice);
}

const keysOf = (rows: readonly Row[], key: readonly string[]): Row[] =>
  rows.map((row) => Object.fromEntries(key.map((column) => [column, row[column]])));

/**
 * Makes rows of this server what they are in the hall. First those that are there, so that whatever ends has ended before
 * what follows it begins; then those that are missing.
 *
 * @param own columns that stay what they are here
 */
export async function upsert(
  tx: Tx,
  table: CellTable,
  rows: readonly Row[],
  own: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const { here, missing } = await parted(tx, table, rows);
  await update(tx, table, here, own);
  await insert(tx, table, missing);
}

/**
 * Which rows are here, and which are not. Asked before anything is written: a statement that adds rows where it finds none
 * may go through all that it has added, for each row again.
 */
async function parted(
  tx: Tx,
  table: CellTable,
  rows: readonly Row[],
): Promise<Readonly<Record<'here' | 'missing', readonly Row[]>>> {
  const { key } = await shapeOf(tx, table);
  const text = `select x.ordinality::int as nth
    from rows from (json_populate_recordset(null::${table}, $1::json)) with ordinality x
    join ${table} t on ${same(key)}`;
  const [here, missing]: [Row[], Row[]] = [[], []];
  for (const slice of slicesOf(rows)) {
    const found = await run<{ nth: number }>(tx, text, keysOf(slice, key));
    const nths = new Set(found.map(({ nth }) => nth));
    for (const [index, row] of slice.entries()) (nths.has(index + 1) ? here : missing).push(row);
  }
  return { here, missing };
}

const insert = (tx: Tx, table: CellTable, rows: readonly Row[]): Promise<void> =>
  runSlices(tx, `insert into ${table} select x.* from ${rowsOf(table)}`, rows);

async function update(tx: Tx, table: CellTable, rows: readonly Row[], own: readonly string[]): Promise<void> {
  const { columns, key } = await shapeOf(tx, table);
  const kept = new Set([...key, ...own]);
  const set = columns.filter((column) => !kept.has(column));
  if (set.length === 0) return;
  const text = `update ${table} t set ${set.map((column) => `${column} = x.${column}`).join(', ')}
    from ${rowsOf(table)} where ${same(key)} and (${names(set, 't')}) is distinct from (${names(set, 'x')})`;
  await runSlices(tx, text, rows);
}

/** Whether one of these rows is here and holds something else. @param own columns that do not count */
export async function differs(
  tx: Tx,
  table: CellTable,
  rows: readonly Row[],
  own: readonly string[],
): Promise<boolean> {
  if (rows.length === 0) return false;
  const { columns, key } = await shapeOf(tx, table);
  const counted = columns.filter((column) => !own.includes(column));
  const text = `select from ${table} t join ${rowsOf(table)} on ${same(key)}
    where (${names(counted, 't')}) is distinct from (${names(counted, 'x')}) limit 1`;
  return (await run(tx, text, rows)).length > 0;
}

/** Adds the rows that are missing here. Those that are there stay as they are. */
export async function insertMissing(tx: Tx, table: CellTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { missing } = await parted(tx, table, rows);
  await insert(tx, table, missing);
}

/** Sets some columns of rows that are there. */
export async function setColumns(
  tx: Tx,
  table: CellTable,
  rows: readonly Row[],
  set: readonly string[],
): Promise<void> {
  const { columns } = await shapeOf(tx, table);
  await update(
    tx,
    table,
    rows,
    columns.filter((column) => !set.includes(column)),
  );
}

/** Puts the values of rows that are about to change out of the way of those that take them. */
export async function park(
  tx: Tx,
  table: CellTable,
  rows: readonly Row[],
  { columns, column, parked }: UniqueValue,
): Promise<void> {
  if (rows.length === 0) return;
  const { key } = await shapeOf(tx, table);
  const text = `update ${table} t set ${column} = ${parked} from ${rowsOf(table)}
    where ${same(key)} and (${names(columns, 't')}) is distinct from (${names(columns, 'x')})`;
  await runSlices(tx, text, rows);
}

/** Deletes rows by their keys. */
export async function remove(tx: Tx, table: CellTable, keys: readonly Row[]): Promise<void> {
  if (keys.length === 0) return;
  const { key } = await shapeOf(tx, table);
  const text = `delete from ${table} t using ${rowsOf(table)} where ${same(key)}`;
  await runSlices(tx, text, keysOf(keys, key));
}

/**
 * Deletes whatever a competition has here beyond these rows. `not in` is always looked up; a planner that does not know the
 * competition yet would have `not exists` go through all rows for each.
 */
export async function removeOthers(
  tx: Tx,
  table: CellTable,
  competition: string,
  rows: readonly Row[],
): Promise<void> {
  const { key } = await shapeOf(tx, table);
  const text = `delete from ${table} t where t.competition_id = $2
    and (${names(key, 't')}) not in (select ${names(key, 'x')} from ${rowsOf(table)})`;
  await run(tx, text, keysOf(rows, key), competition);
}
