import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unfinishedName } from '../new-file.ts';

const handed = /^handed\.[0-9a-f]+\.unfinished$/;
const daily = /^topout-\d{4}-\d\d-\d\d-\d{4}\.backup\.([0-9a-f]+\.)?unfinished$/;

/** Nothing is written for as long as that. */
const oldMs = 86_400_000;

/** A new name in the data folder for what is on its way to a place elsewhere, or from there. */
export const handedIn = (folder: string): string => unfinishedName(join(folder, 'handed'));

/** Deletes what a crash or a power cut left of backups, also of other nodes, in any of these folders. */
export function deleteLeftovers(folders: readonly string[], now: Date): void {
  for (const folder of folders.filter((each) => existsSync(each)))
    for (const name of readdirSync(folder).filter((each) => handed.test(each) || daily.test(each))) {
      const file = join(folder, name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat && now.getTime() - stat.mtimeMs > oldMs) rmSync(file, { force: true });
    }
}
