import { existsSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Remembers which of a folder and those above it are not there yet.
 *
 * @returns deletes those of them that are empty now, so that nothing is left of what failed
 */
export function foldersToMake(folder: string): () => void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at); at = dirname(at)) missing.push(at);
  return () => {
    for (const one of missing)
      try {
        rmdirSync(one);
      } catch {
        // Somebody has put something into it, or it was never made.
        return;
      }
  };
}
