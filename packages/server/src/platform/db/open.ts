import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { openPostgres, type OpenListeners } from './postgres-database.ts';

/** Opens and migrates the database the host chose. @throws StartFault if it cannot be used. */
export const openDatabase = (
  { databaseUrl, databaseDirectUrl, databasePoolSize, dataDir }: Config,
  heard: OpenListeners,
): Promise<Database> =>
  databaseUrl === null
    ? openEmbedded(dataDir)
    : openPostgres(databaseUrl, { directUrl: databaseDirectUrl, poolSize: databasePoolSize, ...heard });
