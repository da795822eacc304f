import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './places.ts';

const lock = readFileSync(join(workspace, 'pnpm-lock.yaml'), 'utf8');
const entries =
  /^ {2}'?((?:@[^/\s]+\/)?[^@\s']+@[^'\s(:]+)'?:\n {4}resolution: \{integrity: (sha512-[^,}]+)/gm;
const integrities = new Map(
  [...lock.matchAll(entries)].map(([, id = '', integrity = '']) => [id, integrity]),
);

/**
 * What the lockfile says a package's archive must be: `sha512-…` in base64.
 *
 * @throws Error if the lockfile does not name the package
 */
export function lockedIntegrity(name: string, version: string): string {
  const integrity = integrities.get(`${name}@${version}`);
  if (integrity === undefined) throw new Error(`The lockfile does not name ${name}@${version}.`);
  return integrity;
}
