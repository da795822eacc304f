import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from './bundle.ts';
import { debianPackage } from './debian.ts';
import { whatToRelease } from './made.ts';
import { output } from './places.ts';
import { here, platforms } from './platforms.ts';
import { stage } from './stage.ts';
import { pack } from './tarball.ts';

const help = `npm run release                 for ${platforms.join(', ')}
npm run release -- --here       for machines like this one; needs no network`;

const { values } = parseArgs({
  options: { here: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
const asked: readonly string[] = values.here ? [here] : platforms;

/** Makes the tarball for all platforms asked for, and on Linux a Debian package for this one. */
async function release(): Promise<void> {
  mkdirSync(output, { recursive: true });
  bundleServer();
  const made = whatToRelease(asked);
  const folder = join(output, 'package');
  stage(made, folder);
  const tarball = join(output, `topout-${made.version}.tgz`);
  await pack(folder, tarball, made.epoch, 9);
  say(tarball);
  if (process.platform !== 'linux') return console.log('A Debian package can be made on Linux only.');
  const own = whatToRelease([here]);
  stage(own, folder);
  say(debianPackage(own, folder, output, 'xz'));
}

const say = (file: string): void => console.log(`${file}, ${(statSync(file).size / 1e6).toFixed(1)} MB`);

if (values.help) console.log(help);
else
  await release().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
