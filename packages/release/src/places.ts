import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..');

/** Where releases appear. */
export const output = join(workspace, 'packages/release/dist');

/** The applications that run in a browser. */
export const apps = ['shell', 'remote-entry', 'remote-judging', 'remote-organiser'] as const;

/** What a `package.json` says that a release depends on. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly license?: unknown;
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package and the folder it is installed in. */
export interface PackageHere {
  readonly name: string;
  readonly version: string;
  readonly from: string;
}

/** @throws Error if the folder has no `package.json` */
export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
