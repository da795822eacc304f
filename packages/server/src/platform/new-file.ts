import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file that is being written, and has not got its name yet. */
export interface NewFile {
  readonly handle: FileHandle;
  /** Waits until it is on the disk, and gives it its name. @throws with the code EEXIST if that is taken */
  finish(): Promise<void>;
  /** Deletes it, if it has not got its name. */
  drop(): Promise<void>;
}

/** A name that nobody else writes to, of a file that will be called `file`. */
export const unfinishedName = (file: string): string =>
  `${file}.${randomBytes(6).toString('hex')}.unfinished`;

/** Begins a file that only its owner can read. It appears under its name as a whole, or not at all. */
export async function beginFile(file: string): Promise<NewFile> {
  const unfinished = unfinishedName(file);
  const handle = await open(unfinished, 'wx', 0o600);
  return {
    handle,
    finish: async () => {
      await handle.sync();
      await handle.close();
      await giveName(unfinished, file);
      await syncFolder(dirname(file));
    },
    drop: async () => {
      await handle.close().catch(() => undefined);
      await rm(unfinished, { force: true }).catch(() => undefined);
    },
  };
}

/** Not the handle's own stream: the handle would wait for its end before it closes. */
export const streamInto = ({ handle }: NewFile): WriteStream =>
  createWriteStream('', { fd: handle.fd, autoClose: false });

/** What stands between two ends of a copy. */
interface Passing {
  readonly signal: AbortSignal;
  readonly pieces: (from: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
}

/** Copies what a file holds into one that is being written. */
export async function copyInto(from: string, file: NewFile, passing?: Passing): Promise<void> {
  const [source, into] = [createReadStream(from), streamInto(file)];
  if (!passing) return pipeline(source, into);
  return pipeline(source, passing.pieces, into, { signal: passing.signal });
}

/** Sticks are often formatted in a way that knows no second name for a file. */
const withoutLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'];

async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
    await rm(unfinished);
  } catch (error) {
    if (!withoutLinks.includes((error as { code?: string }).code ?? '')) throw error;
    await (await open(file, 'wx', 0o600)).close();
    await rename(unfinished, file);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
