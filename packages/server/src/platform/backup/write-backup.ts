import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Tx } from '../db/database.ts';
import { beginFile, copyInto, streamInto } from '../new-file.ts';
import { BackupFault } from './backup-fault.ts';
import { ourVersion } from '../version.ts';
import { type Footer, format, type Header, leftOut, product } from './format.ts';
import { handedIn } from './leftovers.ts';
import { listTables, quoted, type Table } from './tables.ts';
import { type Moving, Stalled, unlessStalled } from './unless-stalled.ts';

export interface WrittenBackup {
  readonly rows: number;
  /** Of the file. */
  readonly bytes: number;
}

/** Bytes of rows to fetch at once: pictures are large, results small. */
const fetchedBytes = 1_000_000;
const mostFetched = 2_000;

/** All that is still in memory may go to a slow stick at the end. */
const mostToFinishMs = 600_000;
const mostToDropMs = 2_000;

/** Prepared for one use only: names are for statements that come again. */
const unprepared = (text: string) => ({ name: '', text });

/** How a backup gets to its file. */
export interface BackupWay {
  /**
   * A folder on a disk that is never slow, for a database with one connection: it is written there first, and copied
   * once others have the connection again. Null = at once into the file.
   */
  readonly through: string | null;
  /** Gives it up, even while a disk does not answer. */
  readonly signal?: AbortSignal;
}

/**
 * Writes everything that the database holds at one moment into a new file that only its owner can read, while
 * others read and write on. The embedded database has one connection: there they wait until it is read.
 *
 * @throws BackupFault if there is such a file, or it cannot be written; nothing of it stays then
 */
export async function writeBackup(
  db: Database,
  file: string,
  { through, signal }: BackupWay = { through: null },
): Promise<WrittenBackup> {
  try {
    return await write(db, file, through, signal);
  } catch (error) {
    if (error instanceof Stalled)
      throw new BackupFault(`${file} was not written: its disk has not answered for a minute.`);
    if (signal?.aborted) throw new BackupFault(`${file} was not written: the server stops.`);
    throw faultOfFile(file, error);
  }
}

/** What is wrong with the file, in a sentence; anything else comes back as it is. */
export function faultOfFile(file: string, error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'EEXIST') return new BackupFault(`${file} exists already; choose another name.`);
  return reasons[code] === undefined
    ? error
    : new BackupFault(`${file} cannot be written: ${reasons[code]}.`, { cause: error });
}

async function write(
  db: Database,
  file: string,
  through: string | null,
  signal: AbortSignal | undefined,
): Promise<WrittenBackup> {
  if (existsSync(file)) throw new BackupFault(`${file} exists already; choose another name.`);
  const made = await unlessStalled(() => beginFile(file), signal);
  const first = through === null || through === dirname(file) ? null : handedIn(through);
  try {
    const into = first === null ? streamInto(made) : privateFile(first);
    const rows = await db.transaction((tx) => unlessStalled((moving) => writeTo(tx, into, moving), signal));
    if (first !== null) await unlessStalled((moving) => copyInto(first, made, moving), signal);
    const { size } = await unlessStalled(() => made.handle.stat(), signal);
    await unlessStalled(() => made.finish(), signal, mostToFinishMs);
    return { rows, bytes: size };
  } finally {
    // A disk that hangs lets nothing go.
    await unlessStalled(() => made.drop(), undefined, mostToDropMs).catch(() => undefined);
    if (first !== null) rmSync(first, { force: true });
  }
}

const privateFile = (file: string): Writable => createWriteStream(file, { flags: 'wx', mode: 0o600 });

/** A service has a user of its own, and so has its command line: whoever typed `sudo` should know. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // Containers run as numbers without a name.
    return String(process.getuid?.());
  }
}

/** What a disk or a folder may say. Anything else, like a lost connection to the database, is no fault of the file. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: `the user ${userName()} may not write there`,
  EDQUOT: 'the quota is used up',
  EFBIG: 'the disk takes no file of that size',
  EIO: 'the disk fails',
  EISDIR: 'that is a folder',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'there is no such folder',
  EPERM: `the user ${userName()} may not write there`,
  EROFS: 'the disk can only be read',
};

async function writeTo(tx: Tx, into: Writable, { pieces, signal }: Moving): Promise<number> {
  await tx.rows(unprepared('set transaction isolation level repeatable read, read only'), []);
  // Values are written as they are read back, wherever that is.
  await tx.rows(
    unprepared(`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '3', true)`),
    [],
  );
  const counted: Record<string, number> = {};
  await pipeline(Readable.from(linesOf(tx, counted)), createGzip({ level: 4 }), pieces, into, { signal });
  return Object.values(counted).reduce((sum, rows) => sum + rows, 0);
}

/** @param rows counts those of each table */
async function* linesOf(tx: Tx, rows: Record<string, number>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(asLine(await headerOf(tx)));
  for (const table of await tx.rows<Table>(listTables, [])) {
    if (leftOut.includes(table.name)) continue;
    yield hashed(asLine({ table: table.name, columns: table.columns.map(({ name }) => name) }));
    rows[table.name] = 0;
    for await (const lines of rowsOf(tx, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + lines.length;
      yield hashed(`${lines.join('\n')}\n`);
    }
  }
  yield asLine({ rows, sha256: hash.digest('hex') } satisfies Footer);
}

const asLine = (value: object): string => `${JSON.stringify(value)}\n`;

async function headerOf(tx: Tx): Promise<Header> {
  const migrations = await tx.rows<Header['migrations'][number]>(
    unprepared(`select name, checksum, coalesce((to_jsonb(m) ->> 'compatible')::boolean, false) as compatible
      from schema_migration m order by name`),
    [],
  );
  const { version } = ourVersion;
  return { product, format, version, writtenAt: new Date().toISOString(), migrations };
}

/** In pieces of about the same size. */
async function* rowsOf(tx: Tx, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const rows = `select array_to_json(array[${values}])::text as line from ${quoted(name)}`;
  await tx.rows(unprepared(`declare backed_up no scroll cursor for ${rows}`), []);
  for (let next = 10; ;) {
    const fetched = await tx.rows<{ line: string }>(unprepared(`fetch ${next} from backed_up`), []);
    if (fetched.length === 0) break;
    const lines = fetched.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    next = Math.min(mostFetched, Math.ceil(fetchedBytes / bytes));
  }
  await tx.rows(unprepared('close backed_up'), []);
}
