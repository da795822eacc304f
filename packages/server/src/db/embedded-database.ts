import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { takeDataFolder } from './data-lock.ts';
import { DurableFs, durableStartParams } from './durable-fs.ts';
import { embeddedSeed } from './embedded-seed.ts';
import { localBus } from './local-bus.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { pooledDatabase } from './pooled-database.ts';
import { types } from './types.ts';

/**
 * The PostgreSQL inside this process, on disk in `folder`.
 *
 * @throws StartFault when the folder is in use or cannot be written.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const giveBack = takeDataFolder(folder);
  try {
    const files = join(folder, 'database');
    const isNew = !existsSync(join(files, 'PG_VERSION'));
    const lite = await PGlite.create({
      fs: new DurableFs(files),
      startParams: durableStartParams,
      ...(isNew && { loadDataDir: await embeddedSeed() }),
    });
    if (isNew) syncTree(files);
    return await over(lite, giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** The same without a disk, for tests and trials: everything is gone with the process. */
export async function openInMemory(): Promise<Database> {
  const lite = await PGlite.create({ loadDataDir: await embeddedSeed() });
  return over(lite, () => {});
}

async function over(lite: PGlite, giveBack: () => void): Promise<Database> {
  // One connection, kept: a second client on it would meet the first one's prepared statements.
  const { connection } = createPgConfig(lite);
  const pool = new pg.Pool({ connection, max: 1, idleTimeoutMillis: 0, types } as pg.PoolConfig);
  const client = await pool.connect();
  try {
    await migrate(client, readMigrations());
  } finally {
    client.release();
  }
  return pooledDatabase('embedded', pool, {
    ...localBus(),
    close: async () => {
      await pool.end();
      await lite.close();
      giveBack();
    },
  });
}

/** What was just unpacked is on disk before anything counts on it. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const handle = openSync(join(entry.parentPath, entry.name), 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}
