import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { migrationsDigest, readMigrations } from './migrations.ts';

const cache = join(import.meta.dirname, '../../../../../node_modules/.cache/topout');
const { dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { dependencies: { '@electric-sql/pglite': string } };

/** An empty, migrated embedded database. */
export const embeddedSeed = (): Promise<Blob> => {
  const migrations = readMigrations();
  return archived('embedded', migrationsDigest(migrations), (client) => migrate(client, migrations));
};

/**
 * An embedded database as an archive. Unpacking it takes half a second, creating a database from scratch five;
 * so the first caller creates it and keeps it for later ones.
 *
 * @param kind of which one archive is kept
 * @param digest of what it is made from
 */
export async function archived(
  kind: string,
  digest: string,
  make: (client: pg.Client) => Promise<unknown>,
): Promise<Blob> {
  const file = join(cache, `${kind}-${dependencies['@electric-sql/pglite']}-${digest}.tar`);
  try {
    return asArchive(readFileSync(file));
  } catch {
    const bytes = await makeArchive(make);
    try {
      keep(kind, file, bytes);
    } catch {
      // An unwritable folder costs the next caller a few seconds.
    }
    return asArchive(bytes);
  }
}

const asArchive = (bytes: Uint8Array<ArrayBuffer>): Blob => new Blob([bytes], { type: 'application/x-tar' });

async function makeArchive(make: (client: pg.Client) => Promise<unknown>): Promise<Uint8Array<ArrayBuffer>> {
  const lite = await PGlite.create();
  const client = new pg.Client(createPgConfig(lite) as pg.ClientConfig);
  await client.connect();
  await make(client);
  await client.end();
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Several processes may do this at once: the file appears as a whole or not at all. */
function keep(kind: string, file: string, bytes: Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(unfinished, bytes, { flush: true });
  renameSync(unfinished, file);
  // Archives of older migrations are useless now.
  for (const name of readdirSync(cache))
    if (name.startsWith(`${kind}-`) && name.endsWith('.tar') && name !== basename(file))
      rmSync(join(cache, name));
}
