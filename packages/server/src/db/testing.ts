import pg from 'pg';
import { newId } from '../ids.ts';
import type { Database } from './database.ts';
import { openMemoryDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** An own, migrated database for one test file. */
export const openTestDatabase = (): Promise<Database> =>
  process.env['TOPOUT_TEST_DATABASE'] === 'postgres' ? openOwnPostgres() : openMemoryDatabase();

/** Address of the throw-away cluster that the run's set-up started (see testing-setup.ts). */
export async function aPostgresUrl(): Promise<string> {
  const cluster = process.env['TOPOUT_TEST_CLUSTER'];
  if (!cluster) throw new Error('Set TOPOUT_TEST_DATABASE=postgres before Jest starts');
  const name = `test_${newId().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${cluster}&dbname=postgres` });
  await client.connect();
  await client.query(`create database ${name} template topout`);
  await client.end();
  return cluster.replace('postgres:///', `postgres:///${name}`);
}

const openOwnPostgres = async (): Promise<Database> =>
  openPostgresDatabase(await aPostgresUrl(), {
    poolSize: 5,
    onError: (error) => {
      throw error;
    },
  });
