import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependency } from './dependencies.ts';
import { lockedIntegrity } from './lockfile.ts';
import { manifestIn, output } from './places.ts';
import { runTool } from './tools.ts';

/** Machines that a release can serve on, as Node names them. */
export const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];

/** The machine we are on. */
export const here = `${process.platform}-${process.arch}`;

/** `@img/sharp-linux-x64`, `@node-rs/argon2-linux-x64-gnu`. */
const endings = (platform: string): string[] => ['', '-gnu', '-msvc'].map((libc) => `-${platform}${libc}`);

/** Whether a package is for this platform only. */
export const isFor = (name: string, platform: string): boolean =>
  endings(platform).some((ending) => name.endsWith(ending));

/** The packages of one platform that the server's packages name, with their exact versions. */
function nativePackages(all: readonly Dependency[], platform: string): [name: string, version: string][] {
  return all.flatMap(({ from }) =>
    Object.entries(manifestIn(from).optionalDependencies ?? {}).filter(([name]) => isFor(name, platform)),
  );
}

/**
 * What the server needs on platforms other than this one, fetched by npm at the versions and with the checksums of the
 * lockfile, and kept for the next release.
 */
export function dependenciesFor(all: readonly Dependency[], platform: string): Dependency[] {
  if (platform === here) return [];
  return nativePackages(all, platform).map(([name, version]) => {
    const from = fetched(name, version);
    return { name, version, from, at: `node_modules/${name}`, needs: [] };
  });
}

function fetched(name: string, version: string): string {
  const folder = join(output, 'fetched', `${name}@${version}`);
  const unpacked = join(folder, 'package');
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(folder, { recursive: true });
  const answer = runTool('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', folder]);
  const [{ filename } = { filename: '' }] = JSON.parse(answer) as { filename: string }[];
  const archive = join(folder, filename);
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${digest}` !== lockedIntegrity(name, version))
    throw new Error(`${name}@${version} is not what the lockfile names.`);
  const unfinished = join(folder, 'unfinished');
  mkdirSync(unfinished, { recursive: true });
  runTool('tar', ['-xzf', archive, '-C', unfinished]);
  renameSync(join(unfinished, 'package'), unpacked);
  return unpacked;
}
