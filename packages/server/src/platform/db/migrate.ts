import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { reasonOf, StartFault } from '../start-fault.ts';
import type { Migration } from './migrations.ts';

/** Any number; the same for every node. Whoever has this lock changes the tables. */
export const tablesLock = 7_463_291;

/**
 * Applies missing migrations in order, each in its own transaction. Nodes that start together wait for each
 * other.
 *
 * @param onWait called if another node is at it
 * @returns the names of those just applied.
 * @throws StartFault if an applied migration was edited since, or the database is newer than this server and
 *   not marked as compatible with it.
 */
export async function migrate(
  client: ClientBase,
  migrations: readonly Migration[],
  onWait: () => void = () => undefined,
): Promise<string[]> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    tablesLock,
  ]);
  if (!rows[0]?.free) {
    onWait();
    await client.query('select pg_advisory_lock($1)', [tablesLock]);
  }
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
export async function keepMigrations(client: ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query(
    'alter table schema_migration add column if not exists compatible boolean not null default false',
  );
}

type Applied = Pick<Migration, 'checksum' | 'compatible'>;

/** The migrations that a database has, by name. */
export async function appliedMigrations(client: ClientBase): Promise<Map<string, Applied>> {
  const { rows } = await client.query<Applied & { name: string }>(
    // Older tables do not say which are compatible.
    `select name, checksum, coalesce((to_jsonb(m) ->> 'compatible')::boolean, false) as compatible
      from schema_migration m`,
  );
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

/** @throws StartFault if a database has other migrations than these, unless marked as compatible */
export function refuseForeign(applied: ReadonlyMap<string, Applied>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, { checksum, compatible }] of applied) {
    const own = known.get(name);
    if (own === undefined && !compatible)
      throw new StartFault(`The database was made by a newer Topout: it knows the migration ${name}.`);
    if (own !== undefined && own !== checksum)
      throw new StartFault(
        `The migration ${name} was changed after this database applied it; undo that and add a new one.`,
      );
  }
}

/** A migration may wait for what other nodes write meanwhile, and they for it: PostgreSQL ends one of them. */
const mostTries = 20;
const againMs = 250;

async function apply(client: ClientBase, migration: Migration, tries = mostTries): Promise<void> {
  await client.query('begin');
  try {
    await applyInside(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (!isDeadlock(error) || tries === 1) throw error;
    await sleep(againMs);
    await apply(client, migration, tries - 1);
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof StartFault &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '40P01';

/** Applies one inside the transaction that the client has begun. @throws StartFault if it fails */
export async function applyInside(
  client: ClientBase,
  { name, text, checksum, compatible }: Migration,
): Promise<void> {
  try {
    await client.query(text);
    const values = [name, checksum, compatible];
    await client.query(
      'insert into schema_migration (name, checksum, compatible) values ($1, $2, $3)',
      values,
    );
  } catch (error) {
    throw new StartFault(`The migration ${name} failed: ${reasonOf(error)}.`, { cause: error });
  }
}
