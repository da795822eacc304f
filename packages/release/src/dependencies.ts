import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestIn, type PackageHere, workspace } from './places.ts';

/** A package that a release contains. */
export interface Dependency extends PackageHere {
  /** Where the release keeps it: `node_modules/pg`, or below the package that needs another version. */
  readonly at: string;
  /** Everything that it needs and has here, as paths in the release. */
  readonly needs: readonly string[];
}

/** Packages of ours whose own dependencies belong to the server. */
const served = ['packages/server', 'packages/domain', 'packages/contract'];

/** What must be there for a package to run; optional ones are those of this platform. */
function wanted({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Manifest): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [
    ...new Set([...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]),
  ];
}

/** The folder of a package as seen from another: pnpm puts what it needs beside it. Null if it is not installed. */
function installed(name: string, from: string): string | null {
  const beside = join(from.slice(0, from.lastIndexOf('/node_modules/')), 'node_modules', name);
  return existsSync(beside) ? realpathSync(beside) : null;
}

/**
 * What the server needs to run, in folders as npm lays them out: at the top, or below the package that needs a
 * version other than the one there.
 *
 * @param isRoot which of the packages that our own `package.json`s name to begin with
 */
export function productionDependencies(isRoot: (name: string) => boolean): Dependency[] {
  const placed = new Map<string, Dependency & { readonly needs: string[] }>();

  const place = (name: string, from: string, under: readonly string[]): string => {
    const { version } = manifestIn(from);
    const top = `node_modules/${name}`;
    const seen = [...under.map((parent) => `${parent}/${top}`), top].find((at) => placed.has(at));
    if (seen !== undefined && placed.get(seen)?.version === version) return seen;
    const at = placed.has(top) ? `${under[0] ?? ''}/${top}` : top;
    const dependency = { name, version, from, at, needs: [] };
    placed.set(at, dependency);
    waiting.push({ dependency, under: [at, ...under] });
    return at;
  };

  const waiting: { dependency: Dependency & { readonly needs: string[] }; under: readonly string[] }[] = [];
  for (const folder of served) {
    const path = join(workspace, folder);
    for (const name of Object.keys(manifestIn(path).dependencies ?? {}))
      if (isRoot(name)) place(name, realpathSync(join(path, 'node_modules', name)), []);
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { dependency, under } = next;
    for (const name of wanted(manifestIn(dependency.from))) {
      const from = installed(name, dependency.from);
      if (from !== null) dependency.needs.push(place(name, from, under));
    }
  }
  return [...placed.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
}
