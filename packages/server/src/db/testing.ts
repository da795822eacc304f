import { newId } from '../ids.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded-database.ts';
import { openPostgres } from './postgres-database.ts';
import { copyTemplate } from './test-cluster.ts';

/** An own, migrated database for one test file, on the engine the run is for. */
export const openTestDatabase = (): Promise<Database> =>
  process.env['TOPOUT_TEST_DATABASE'] === 'postgres' ? openOwnPostgres() : openInMemory();

/** Address of a new, migrated database on the run's PostgreSQL (testing-setup.ts started it). */
export async function aPostgresUrl(): Promise<string> {
  const cluster = process.env['TOPOUT_TEST_CLUSTER'];
  if (!cluster) throw new Error('No PostgreSQL in this run: set TOPOUT_TEST_DATABASE=postgres');
  return copyTemplate(cluster, `test_${newId().replaceAll('-', '')}`);
}

const openOwnPostgres = async (): Promise<Database> =>
  openPostgres(await aPostgresUrl(), { poolSize: 5, onError: () => {} });
