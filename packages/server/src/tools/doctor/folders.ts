import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder itself, or the nearest above that is there: the server makes the others. */
export const existing = (folder: string): string =>
  statSync(folder, { throwIfNoEntry: false }) || dirname(folder) === folder
    ? folder
    : existing(dirname(folder));

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
