import pg from 'pg';
import { reasonOf, StartFault } from '../start-fault.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { pooledDatabase } from './pooled-database.ts';
import { postgresBus } from './postgres-bus.ts';
import { triedAgain } from './tried-again.ts';
import { types } from './types.ts';

interface Options {
  /** Connections of this node; several nodes share the server's maximum. */
  readonly poolSize: number;
  readonly onError: (error: Error) => void;
}

/**
 * A PostgreSQL server at `url`.
 *
 * @throws StartFault if it cannot be reached or refuses us.
 */
export async function openPostgres(url: string, { poolSize, onError }: Options): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'topout',
    // A transaction sends statements whose answers nobody needs together with the next one.
    pipeline: true,
  });
  // The pool replaces a broken connection; without a listener that would end the process, idle or in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  try {
    await migrateWith(url);
  } catch (error) {
    await pool.end();
    throw error instanceof StartFault ? error : unreachable(url, error);
  }
  const bus = postgresBus(pool, url, onError);
  const close = async () => {
    await bus.close();
    await pool.end();
  };
  return triedAgain(pooledDatabase('postgres', pool, { ...bus, close }), onError);
}

/** On a separate connection: a migration may take longer than any statement of the service. */
async function migrateWith(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await migrate(client, readMigrations());
  } finally {
    await client.end();
  }
}

/** Why a database cannot be used, without its password. */
export const unreachable = (url: string, error: unknown): StartFault =>
  new StartFault(`The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}.`, {
    cause: error,
  });

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}
