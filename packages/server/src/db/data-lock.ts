import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../start-fault.ts';

/**
 * Takes a data folder for this process alone: a second process that opened the embedded database would
 * destroy what the first one writes.
 *
 * An exclusive SQLite transaction is the one lock in Node's own modules that the kernel holds: it is gone
 * with the process however that died, and no reused process number can fake it.
 *
 * @returns gives the folder back.
 * @throws StartFault when another process (or another server in this one) has the folder, or when it cannot be written.
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

function openLock(folder: string): DatabaseSync {
  try {
    makeFolder(folder);
    return new DatabaseSync(join(folder, 'lock'));
  } catch {
    throw new StartFault(`The data folder ${folder} cannot be written; set TOPOUT_DATA_DIR to one that can.`);
  }
}

/** One folder at a time: where a file system (like /proc) refuses folders, Node's `recursive` never returns. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
