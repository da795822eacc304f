import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps, type Manifest, manifestIn, type PackageHere, workspace } from './places.ts';

/** Copied into the shell as files, so no source map names it. */
const drawings = join(workspace, 'shell/node_modules/country-flag-icons');

const inStore = /node_modules\/(\.pnpm\/[^/]+\/node_modules\/(?:@[^/]+\/)?[^/]+)/;

/** Packages whose code or drawings a browser gets from the built shell and remotes, as their source maps say. */
export function webPackages(): PackageHere[] {
  const folders = new Set([drawings]);
  for (const app of apps)
    for (const map of globSync(join(workspace, app, 'dist/**/*.map'))) {
      const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
      for (const source of sources) {
        const [, path] = inStore.exec(source) ?? [];
        if (path !== undefined) folders.add(join(workspace, 'node_modules', path));
      }
    }
  const packages = [...folders].map((from) => ({ ...nameOf(manifestIn(from)), from }));
  const byName = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

const nameOf = ({ name, version }: Manifest): { name: string; version: string } => ({ name, version });
