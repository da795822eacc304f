import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ourVersion } from './version.ts';

const repository = resolve(import.meta.dirname, '../../../..');

/** Which Topout this is. */
export interface Release {
  readonly version: string;
  /**
   * The commit of a release; in a checkout a digest of the files that browsers get. The same wherever they are the
   * same. Null = they are not built.
   */
  readonly build: string | null;
}

/** Reads which Topout this is; `remotesFile` is the list of remotes as it is now. */
export function readRelease(remotesFile: string): Release {
  const { version, build } = ourVersion;
  if (build !== null) return { version, build };
  const files = [resolve(repository, 'shell/dist/index.html'), remotesFile];
  if (!files.every((file) => existsSync(file))) return { version, build: null };
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return { version, build: hash.digest('hex').slice(0, 8) };
}
