import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres, type OpenListeners } from './postgres-database.ts';
import type { Tables } from './prepare-tables.ts';

/** Opens the database the host chose, and loads no other. @throws StartFault if it cannot be used. */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, databasePoolSize, dataDir }: Config,
  heard: OpenListeners,
  tables: Tables = 'migrated',
): Promise<Database> {
  if (databaseUrl === null) {
    const { openEmbedded } = await import('./embedded-database.ts');
    return openEmbedded(dataDir, tables);
  }
  return openPostgres(databaseUrl, {
    directUrl: databaseDirectUrl,
    poolSize: databasePoolSize,
    tables,
    ...heard,
  });
}
