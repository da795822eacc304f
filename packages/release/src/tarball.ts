import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { runTool } from './tools.ts';

/**
 * Packs a folder as npm does, below `package/`. The same files make the same bytes, whoever packs them and when.
 *
 * @param level of compression, 1 to 9
 */
export async function pack(folder: string, file: string, epoch: number, level: number): Promise<void> {
  const tar = `${file}.tar`;
  const same = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--mtime=@${epoch}`,
    '--mode=u=rwX,go=rX',
  ];
  runTool('tar', [...same, '--transform=s,^\\.,package,', '-cf', tar, '-C', folder, '.']);
  await pipeline(createReadStream(tar), createGzip({ level }), createWriteStream(file));
  rmSync(tar);
}
