import type { ClientBase } from 'pg';
import { reasonOf, StartFault } from '../start-fault.ts';
import type { Migration } from './migrations.ts';

/** Any number; the same for every node. Whoever has this lock changes the tables. */
export const tablesLock = 7_463_291;

/**
 * Applies missing migrations in order, each in its own transaction. Nodes that start together wait for each
 * other.
 *
 * @returns the names of those just applied.
 * @throws StartFault if an applied migration was edited since, or the database is newer than this server.
 */
export async function migrate(client: ClientBase, migrations: readonly Migration[]): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [tablesLock]);
  try {
    await keepMigrations(client);
    const applied = await appliedMigrations(client);
    refuseForeign(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [tablesLock]);
  }
}

/** Makes the table that says which migrations a database has. */
export const keepMigrations = (client: ClientBase): Promise<unknown> =>
  client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);

/** The checksums of the migrations that a database has, by name. */
export async function appliedMigrations(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseForeign(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new StartFault(`The database was made by a newer Topout: it knows the migration ${name}.`);
    if (known.get(name) !== checksum)
      throw new StartFault(
        `The migration ${name} was changed after this database applied it; undo that and add a new one.`,
      );
  }
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyInside(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Applies one inside the transaction that the client has begun. @throws StartFault if it fails */
export async function applyInside(client: ClientBase, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new StartFault(`The migration ${name} failed: ${reasonOf(error)}.`, { cause: error });
  }
}
