import type { ClientBase } from 'pg';
import { BackupFault } from './backup-fault.ts';
import { leftOut } from './format.ts';
import { listTables, quoted, type Table } from './tables.ts';

/** Tables that fill when a server starts or a guest looks at it. */
const filledByServing: readonly string[] = [...leftOut, 'access_token', 'server_secret'];

/** @throws BackupFault if the database holds anything, or a server is connected to it */
export async function requireEmpty(client: ClientBase): Promise<void> {
  const { rows: tables } = await client.query<Table>(listTables.text);
  if (tables.length > 0 && !tables.some(({ name }) => name === 'schema_migration'))
    throw new BackupFault('The database holds tables of something else; restore into an empty one.');
  const full: string[] = [];
  for (const { name } of tables)
    if (!filledByServing.includes(name) && (await hasRows(client, name))) full.push(name);
  if (full.length > 0)
    throw new BackupFault(
      `The database is not empty: there are rows in ${listed(full)}. Restore into an empty one.`,
    );
  if (await isServing(client))
    throw new BackupFault('A Topout server is connected to the database; stop it, then restore.');
}

async function hasRows(client: ClientBase, table: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
  return rowCount !== 0;
}

const listed = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more tables` : names.join(', ');

async function isServing(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'topout' and pid <> pg_backend_pid()`,
  );
  return rowCount !== 0;
}
