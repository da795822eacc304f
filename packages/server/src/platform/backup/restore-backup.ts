import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { takeDataFolder } from '../db/data-lock.ts';
import { DurableFs, durableStartParams } from '../db/durable-fs.ts';
import { embeddedSeed } from '../db/embedded-seed.ts';
import { finishFolder } from '../db/finish-folder.ts';
import { Hosts } from '../db/hosts.ts';
import { readMigrations } from '../db/migrations.ts';
import { foldersToMake } from '../new-folder.ts';
import { unreachable } from '../db/postgres-database.ts';
import { reasonOf } from '../start-fault.ts';
import { BackupFault } from './backup-fault.ts';
import type { Header } from './format.ts';
import { readBackup } from './read-backup.ts';
import { type RestoredBackup, restoreInto } from './restore-into.ts';

/**
 * Fills the empty database that the host chose with a backup.
 *
 * @throws BackupFault if that cannot be done, StartFault if the database cannot be used; nothing has changed then
 */
export async function restoreBackup(
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  file: string,
): Promise<RestoredBackup> {
  // First of all: not even a folder is made for a file that is of no use.
  const { header } = await readBackup(file, readMigrations());
  const restore = (client: pg.Client) => restoreInto(client, file, header);
  if (databaseUrl === null) return inFolder(dataDir, header, restore);
  return onServer(databaseDirectUrl ?? databaseUrl, restore);
}

type Restore = (client: pg.Client) => Promise<RestoredBackup>;

async function onServer(url: string, restore: Restore): Promise<RestoredBackup> {
  const client = await connectTo(url).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  try {
    return await restore(client);
  } finally {
    await client.end();
  }
}

async function connectTo(url: string): Promise<pg.Client> {
  const hosts = new Hosts(url);
  await hosts.find();
  const client = new pg.Client({ connectionString: hosts.current, connectionTimeoutMillis: 10_000 });
  // Said by the query under way; unheard it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function inFolder(folder: string, header: Header, restore: Restore): Promise<RestoredBackup> {
  const lock = join(folder, 'lock');
  const hadLock = existsSync(lock);
  const undo = foldersToMake(folder);
  const giveBack = takeDataFolder(folder);
  let isFilled = false;
  try {
    const files = join(folder, 'database');
    const restored = existsSync(files)
      ? await embedded({ fs: new DurableFs(files), startParams: durableStartParams }, restore)
      : await inNewFolder(files, header, restore);
    isFilled = true;
    return restored;
  } catch (error) {
    throw (error as Error).name === 'ErrnoError'
      ? new BackupFault(`There can be no database in ${folder}: ${reasonOf(error)}. Nothing was changed.`, {
          cause: error,
        })
      : error;
  } finally {
    // While it is still ours: whoever takes the folder next makes another one.
    if (!isFilled && !hadLock) rmSync(lock, { force: true });
    giveBack();
    if (!isFilled) undo();
  }
}

/** A new database appears as a whole or not at all. */
async function inNewFolder(files: string, { migrations }: Header, restore: Restore): Promise<RestoredBackup> {
  const unfinished = `${files}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    // Tables of this version are there already, which saves some seconds.
    const tables = migrations.length === readMigrations().length ? { loadDataDir: await embeddedSeed() } : {};
    const restored = await embedded({ fs: new NodeFS(unfinished), ...tables }, restore);
    finishFolder(unfinished, files);
    return restored;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function embedded(options: PGliteOptions, restore: Restore): Promise<RestoredBackup> {
  const lite = await PGlite.create(options);
  const client = new pg.Client(createPgConfig(lite) as pg.ClientConfig);
  try {
    await client.connect();
    return await restore(client);
  } finally {
    await client.end();
    await lite.close();
  }
}
