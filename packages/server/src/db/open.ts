import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** The database the host chose, migrated. @throws StartFault when it cannot be used. */
export const openDatabase = (
  { databaseUrl, databasePoolSize, dataDir }: Config,
  onError: (error: Error) => void,
): Promise<Database> =>
  databaseUrl === null
    ? openEmbeddedDatabase(dataDir)
    : openPostgresDatabase(databaseUrl, { poolSize: databasePoolSize, onError });
