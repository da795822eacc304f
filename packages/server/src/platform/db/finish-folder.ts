import { closeSync, fsyncSync, openSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Puts a finished folder in its place, on the disk: there it appears as a whole or not at all. */
export function finishFolder(unfinished: string, folder: string): void {
  for (const entry of readdirSync(unfinished, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** Waits until a file, or the list of a folder, is on the disk. */
function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
