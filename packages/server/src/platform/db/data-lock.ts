import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../start-fault.ts';

/**
 * Locks a data folder for this process: a second process with the embedded database open would destroy the
 * first one's writes.
 *
 * An exclusive SQLite transaction is the one lock in Node's own modules that the kernel holds: it ends with
 * the process, however that dies, and no reused process number can fake it.
 *
 * @returns a function that releases the folder.
 * @throws StartFault if another process (or another server in this one) has the folder, or it cannot be
 * written.
 */
export function takeDataFolder(folder: string): () => void {
  const lock = openLock(folder);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new StartFault(
      `The data folder ${folder} is in use by another Topout server; stop that one, or set TOPOUT_DATA_DIR.`,
    );
  }
  return () => lock.close();
}

/** Whether a process has a data folder. Takes nothing and makes nothing. */
export function isTaken(folder: string): boolean {
  const file = join(folder, 'lock');
  if (!existsSync(file)) return false;
  const lock = new DatabaseSync(file, { readOnly: true });
  try {
    lock.exec('select * from sqlite_schema');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}

function openLock(folder: string): DatabaseSync {
  try {
    makeFolder(folder);
    return new DatabaseSync(join(folder, 'lock'));
  } catch {
    throw new StartFault(`The data folder ${folder} cannot be written; set TOPOUT_DATA_DIR to one that can.`);
  }
}

/**
 * One folder at a time: where a file system (like /proc) refuses folders, Node's `recursive` never returns.
 */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
