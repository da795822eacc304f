import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pg from 'pg';
import { reasonOf, StartFault } from '../start-fault.ts';
import type { Database } from './database.ts';
import { takeDataFolder } from './data-lock.ts';
import { embeddedSeed } from './embedded-seed.ts';
import { type EmbeddedThread, startEmbedded } from './embedded-thread.ts';
import { finishFolder } from './finish-folder.ts';
import { GatheringClient } from './gathering-client.ts';
import { localBus } from './local-bus.ts';
import { poolStateOf } from './pool-state.ts';
import { pooledDatabase } from './pooled-database.ts';
import { prepareTables, type Tables } from './prepare-tables.ts';
import { ProtocolStream } from './protocol-stream.ts';
import { types } from './types.ts';

/**
 * The PostgreSQL inside this process, on a thread of its own, on disk in `folder`.
 *
 * @throws StartFault if the folder is in use or cannot be written.
 */
export async function openEmbedded(folder: string, tables: Tables = 'migrated'): Promise<Database> {
  const files = join(folder, 'database');
  if (tables !== 'migrated' && !isThere(folder, files))
    throw new StartFault(`There is no database in ${folder} yet.`);
  const giveBack = takeDataFolder(folder);
  try {
    if (!existsSync(files)) await makeDatabase(files);
    return await over(await startEmbedded(files), tables, giveBack);
  } catch (error) {
    giveBack();
    throw error instanceof StartFault ? error : unreadable(folder, error);
  }
}

/** @throws StartFault if this user may not know */
function isThere(folder: string, files: string): boolean {
  try {
    return statSync(files, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw unreadable(folder, error);
  }
}

const unreadable = (folder: string, error: unknown): StartFault =>
  new StartFault(`The database in ${folder} cannot be opened: ${reasonOf(error)}.`, { cause: error });

/**
 * The same without a disk, for tests and trials: everything is lost with the process.
 *
 * @param seed a database to begin with, perhaps an earlier version's; by default an empty one
 */
export async function openInMemory(seed?: Blob): Promise<Database> {
  const lite = await PGlite.create({ loadDataDir: seed ?? (await embeddedSeed()) });
  const run = (messages: Uint8Array) => lite.execProtocolRaw(messages);
  return over({ run, close: () => lite.close() }, 'migrated', () => {});
}

async function over({ run, close }: EmbeddedThread, tables: Tables, giveBack: () => void): Promise<Database> {
  // One connection, kept open: a second client on it would see the first one's prepared statements.
  const pool = new pg.Pool({
    Client: class extends GatheringClient {
      constructor(config: pg.ClientConfig = {}) {
        super(config, new ProtocolStream(run));
      }
    },
    max: 1,
    idleTimeoutMillis: 0,
    types,
    pipeline: true,
  });
  const end = async () => {
    await pool.end();
    await close();
  };
  const client = await pool.connect();
  try {
    await prepareTables(client, tables);
    client.release();
  } catch (error) {
    client.release();
    await end();
    throw error;
  }
  // The pool makes clients of the class that it was given.
  const connect = () => pool.connect() as Promise<pg.PoolClient & GatheringClient>;
  return pooledDatabase(
    { kind: 'embedded', prepares: true },
    { connect },
    {
      ...localBus(),
      // Nobody else uses it.
      alone: (_key, work) => work(),
      poolState: poolStateOf(pool),
      close: async () => {
        await end();
        giveBack();
      },
    },
  );
}

/**
 * The folder appears as a whole or not at all: an interrupted start leaves nothing that looks like a
 * database.
 */
async function makeDatabase(files: string): Promise<void> {
  const unfinished = `${files}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const lite = await PGlite.create({ fs: new NodeFS(unfinished), loadDataDir: await embeddedSeed() });
  await lite.close();
  finishFolder(unfinished, files);
}
