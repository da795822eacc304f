import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { product } from './format.ts';
import { linesOf } from './lines-of.ts';

/** Whether a file begins as a backup of ours does, of whichever version. Reads no further. */
export async function isBackup(path: string): Promise<boolean> {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const line of linesOf(source.pipe(unzipped)))
      return (JSON.parse(line) as { product?: unknown } | null)?.product === product;
    return false;
  } catch {
    return false;
  } finally {
    source.destroy();
  }
}
