import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What is running here. */
export interface Version {
  /** `1.2.3`. */
  readonly version: string;
  /** The commit that a release was made from, `8f6087d56da9`; null in a checkout. */
  readonly build: string | null;
}

interface Manifest {
  readonly version: string;
  readonly topout?: { readonly build?: string };
}

const file = resolve(import.meta.dirname, '../../../../package.json');
const { version, topout } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The version in `package.json` at the top; `npm run release` adds the build there. */
export const ourVersion: Version = { version, build: topout?.build ?? null };

/** How people call the command line here. */
export const commandLine = ourVersion.build === null ? 'npm run topout --' : 'topout';
