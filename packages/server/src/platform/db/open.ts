import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { openPostgres, type OpenListeners } from './postgres-database.ts';
import type { Tables } from './prepare-tables.ts';

/** Opens the database the host chose. @throws StartFault if it cannot be used. */
export const openDatabase = (
  { databaseUrl, databaseDirectUrl, databasePoolSize, dataDir }: Config,
  heard: OpenListeners,
  tables: Tables = 'migrated',
): Promise<Database> =>
  databaseUrl === null
    ? openEmbedded(dataDir, tables)
    : openPostgres(databaseUrl, {
        directUrl: databaseDirectUrl,
        poolSize: databasePoolSize,
        tables,
        ...heard,
      });
