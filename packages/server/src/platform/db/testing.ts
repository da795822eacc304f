import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { newId } from '../ids.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded-database.ts';
import { openPostgres } from './postgres-database.ts';
import { embeddedSeed } from './embedded-seed.ts';
import { copyTemplate } from './testing/cluster.ts';

const onPostgres = process.env['TOPOUT_TEST_DATABASE'] === 'postgres';

/** A separate database for one test file: new and embedded, or on PostgreSQL with the data of an earlier version. */
export async function openTestDatabase(): Promise<Database> {
  if (onPostgres) return openOwnPostgres();
  return openInMemory();
}

/** Address of a new, migrated database on the run's PostgreSQL (testing-setup.ts started it). */
export const aPostgresUrl = (): Promise<string> => aDatabaseLike('topout');

/** Address of a new database there, without a table. */
export const anEmptyPostgresUrl = (): Promise<string> => aDatabaseLike('template0');

async function aDatabaseLike(template: string): Promise<string> {
  const cluster = process.env['TOPOUT_TEST_CLUSTER'];
  if (!cluster) throw new Error('No PostgreSQL in this run: set TOPOUT_TEST_DATABASE=postgres');
  return copyTemplate(cluster, `test_${newId().replaceAll('-', '')}`, template);
}

const openOwnPostgres = async (): Promise<Database> =>
  openPostgres(await aPostgresUrl(), { poolSize: 5, onError: () => {} });

/** A plain connection to such a database, for code below ours. */
export async function aBareClient(): Promise<{ client: pg.Client; end: () => Promise<void> }> {
  const lite = onPostgres ? undefined : await PGlite.create({ loadDataDir: await embeddedSeed() });
  const client = new pg.Client(
    lite ? (createPgConfig(lite) as pg.ClientConfig) : { connectionString: await aPostgresUrl() },
  );
  await client.connect();
  return {
    client,
    end: async () => {
      await client.end();
      await lite?.close();
    },
  };
}
