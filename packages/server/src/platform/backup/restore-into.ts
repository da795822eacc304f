import type { ClientBase } from 'pg';
import { appliedMigrations, applyInside, keepMigrations, tablesLock } from '../db/migrate.ts';
import { type Migration, readMigrations } from '../db/migrations.ts';
import { BackupFault } from './backup-fault.ts';
import { reasonOf } from '../start-fault.ts';
import { type Header, ofOneDatabase, type TableLine } from './format.ts';
import { readBackup } from './read-backup.ts';
import { requireEmpty } from './require-empty.ts';
import { listTables, quoted, type Table } from './tables.ts';

export interface RestoredBackup {
  readonly rows: number;
  /** ISO 8601; the moment to which the database went back. */
  readonly writtenAt: string;
  /** Pictures that are in an object store, not in the backup. */
  readonly elsewhere: number;
}

const elsewhereText = `select count(*)::int as elsewhere from media m
  where m.stored_at is not null and not exists (select from picture p where p.media_id = m.id)`;

/**
 * Fills an empty database with a backup, in one transaction: it gets the tables of the version that wrote the
 * backup, then the rows, then the later migrations. If anything goes wrong, it stays as it was.
 *
 * @param header of the file, which has been read to its end
 * @throws BackupFault if the database is not empty, or the rows do not fit it
 */
export async function restoreInto(client: ClientBase, file: string, header: Header): Promise<RestoredBackup> {
  await client.query('begin');
  try {
    const rows = await fill(client, file, header);
    const counted = await client.query<{ elsewhere: number }>(elsewhereText);
    await client.query('commit');
    return { rows, writtenAt: header.writtenAt, elsewhere: counted.rows[0]?.elsewhere ?? 0 };
  } catch (error) {
    // Whoever cannot roll back has lost the connection, and with it the transaction.
    await client.query('rollback').catch(() => undefined);
    if (!isOfRows(error)) throw error;
    throw new BackupFault(`${file} cannot be restored: ${reasonOf(error)}.`, { cause: error });
  }
}

async function fill(client: ClientBase, file: string, header: Header): Promise<number> {
  const migrations = readMigrations();
  const written = new Set(header.migrations.map(({ name }) => name));
  const beyondUs = [...written].some((name) => !migrations.some((own) => own.name === name));
  await client.query('select pg_advisory_xact_lock($1)', [tablesLock]);
  await requireEmpty(client);
  await makeTables(
    client,
    migrations.filter(({ name }) => written.has(name)),
  );
  const tables = await tablesOf(client);
  const putBack = await liftRules(client, tables);
  for (const { name } of tables) await client.query(`delete from ${quoted(name)}`);
  const { rows } = await readBackup(file, migrations, loaderOf(client, file, tables, beyondUs));
  await putBack();
  for (const later of migrations.filter(({ name }) => !written.has(name))) {
    await applyInside(client, later);
    await client.query('set constraints all immediate');
  }
  // A migration may have filled them.
  for (const { name } of await tablesOf(client))
    if (ofOneDatabase.includes(name)) await client.query(`delete from ${quoted(name)}`);
  // The planner has no idea yet how full the tables are.
  await client.query('analyze');
  return rows;
}

/** Said by the database about what it was given. */
const isOfRows = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'severity' in error;

/** @throws BackupFault if there are tables already, of another version */
async function makeTables(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await keepMigrations(client);
  const applied = await appliedMigrations(client);
  if (applied.size === 0) {
    for (const migration of migrations) await applyInside(client, migration);
  } else if (applied.size !== migrations.length || migrations.some(({ name }) => !applied.has(name))) {
    throw new BackupFault(
      'The database is empty, but has the tables of another version than the backup; restore into a new one.',
    );
  }
}

/** All but the list of migrations. */
async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(listTables.text);
  return rows.filter(({ name }) => name !== 'schema_migration');
}

const listChecks = `
  select conrelid::regclass::text as on_table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where connamespace = current_schema()::regnamespace and (contype = 'f' or contype = 'c' and not convalidated)`;

/**
 * Rows come in any order, and what triggers did is among them: lifts what would get in the way. That is foreign
 * keys, triggers, and checks that older rows were exempt from.
 *
 * @returns puts it back; foreign keys are checked then
 */
async function liftRules(client: ClientBase, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: checks } = await client.query<{ on_table: string; name: string; definition: string }>(
    listChecks,
  );
  for (const { on_table, name } of checks)
    await client.query(`alter table ${on_table} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  return async () => {
    await client.query('set constraints all immediate');
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const { on_table, name, definition } of checks)
      await client.query(`alter table ${on_table} add constraint ${quoted(name)} ${definition}`);
  };
}

/**
 * Inserts what is read. Names in the file become SQL only if the database has them.
 *
 * @param beyondUs whether compatible migrations that we do not have made tables or columns: they are left out
 */
function loaderOf(client: ClientBase, file: string, tables: readonly Table[], beyondUs: boolean) {
  let insert = '';
  return {
    table: async ({ table, columns }: TableLine) => {
      const types = new Map(
        tables.find(({ name }) => name === table)?.columns.map(({ name, type }) => [name, type]),
      );
      const unknown = types.size === 0 ? table : columns.find((column) => !types.has(column));
      if (unknown && !beyondUs)
        throw new BackupFault(`${file} has "${unknown}", which the tables of its version do not.`);
      const known = columns.filter((column) => types.has(column));
      const values = known.map((column) => `(line ->> ${columns.indexOf(column)})::${types.get(column)}`);
      insert =
        known.length === 0
          ? ''
          : `insert into ${quoted(table)} (${known.map(quoted).join(', ')})
        select ${values.join(', ')} from json_array_elements($1::json) line`;
    },
    rows: async (lines: readonly string[]) => {
      if (insert !== '') await client.query(insert, [`[${lines.join(',')}]`]);
    },
  };
}
