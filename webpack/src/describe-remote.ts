import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Stats, StatsCompilation } from 'webpack';
import { contractVersion } from '../../packages/app-kit/src/contract-version.ts';
import type { FirstSights } from '../../packages/app-kit/src/first-sight.ts';
import { type App, containerName } from './app.ts';

/** A built remote's own description in `dist/remote.json`; addresses are relative to its `dist`. */
export interface RemoteDescription {
  readonly name: string;
  /** Changes whenever a file changes: clients compare it but do not read it. */
  readonly version: string;
  /** Version of the agreement with the shell that the remote was built for. */
  readonly contract: number;
  readonly entry: string;
  readonly manifest: string;
  readonly paths: readonly string[];
  /** Files that every page of the remote needs. */
  readonly preload: readonly string[];
  /** By pattern, the additional files for its screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** The same, in addition, in competitions whose climbers log or queue themselves. */
  readonly selfScored: Readonly<Record<string, readonly string[]>>;
  readonly offline: boolean;
  /** What the server draws of each page before scripts arrive. */
  readonly sights: FirstSights;
}

const isLoaded = (file: string): boolean => /\.(js|css)$/.test(file);

/** Files of a named chunk and of those it is split into. Throws if the build has no chunk of that name. */
function filesOf(groups: NonNullable<StatsCompilation['namedChunkGroups']>, chunk: string): string[] {
  const group = groups[chunk];
  if (!group) throw new Error(`topout.screens names the chunk ${chunk}, which no import makes`);
  return (group.assets ?? []).map(({ name }) => name).filter(isLoaded);
}

/** They use the screens' texts, which are in the same sources. */
async function sightsOf(app: App): Promise<FirstSights> {
  const file = path.join(app.dir, 'src/first-sights.ts');
  if (!existsSync(file)) return {};
  const { firstSights } = (await import(pathToFileURL(file).href)) as { firstSights: FirstSights };
  return firstSights;
}

/** Describes a build's output. Throws if package.json names a missing chunk. */
function describeRemote(app: App, stats: Stats, sights: FirstSights): RemoteDescription {
  const { namedChunkGroups: groups = {}, assets = [] } = stats.toJson({
    all: false,
    chunkGroups: true,
    assets: true,
    cachedAssets: true,
  });
  const entry = filesOf(groups, containerName(app.name));
  const exposed = filesOf(groups, '__federation_expose_routes');
  const names = assets
    .map(({ name }) => name)
    .filter(isLoaded)
    .sort();
  const hash = createHash('sha256')
    .update(JSON.stringify([names, app.paths]))
    .digest('hex')
    .slice(0, 8);
  const named = (byPattern: App['screens']): RemoteDescription['screens'] =>
    Object.fromEntries(
      Object.entries(byPattern).map(([pattern, chunks]) => [
        pattern,
        [...new Set(chunks.flatMap((chunk) => filesOf(groups, chunk)))],
      ]),
    );
  return {
    name: app.name,
    version: `${app.version}+${hash}`,
    contract: contractVersion,
    entry: entry[0] ?? '',
    manifest: 'mf-manifest.json',
    paths: app.paths,
    preload: [...new Set([...entry, ...exposed])],
    screens: named(app.screens),
    selfScored: named(app.selfScored),
    offline: app.offline,
    sights,
  };
}

/** Writes the description next to the files it describes. */
export async function writeDescription(app: App, stats: Stats): Promise<void> {
  const text = JSON.stringify(describeRemote(app, stats, await sightsOf(app)), null, 2);
  await writeFile(path.join(app.dir, 'dist/remote.json'), `${text}\n`);
}
