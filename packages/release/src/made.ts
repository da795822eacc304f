import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keptWhole } from '../../../webpack/src/kept-whole.ts';
import { type Dependency, productionDependencies } from './dependencies.ts';
import { manifestIn, type PackageHere, workspace } from './places.ts';
import { dependenciesFor, here, isFor } from './platforms.ts';
import { runTool } from './tools.ts';
import { webPackages } from './web-packages.ts';

/** What a release is made of, and when. */
export interface Made {
  readonly version: string;
  /** The commit, with a sign if files differ from it: `8f6087d56da9`, `8f6087d56da9+`. */
  readonly build: string;
  /** Seconds since 1970: the commit's, so that a release made twice is the same. */
  readonly epoch: number;
  /** What the server is made of, bundled or not. */
  readonly served: readonly Dependency[];
  /** What of it lies beside the bundle. */
  readonly kept: readonly Dependency[];
  /** What browsers get. */
  readonly shown: readonly PackageHere[];
}

/** @param platforms that the release must serve on */
export function whatToRelease(platforms: readonly string[]): Made {
  if (!existsSync(join(workspace, 'shell/dist/remotes.json')))
    throw new Error('Shell and remotes are not built.');
  const isOurs = (name: string): boolean => name.startsWith('@topout/');
  const served = productionDependencies((name) => !isOurs(name));
  const kept = productionDependencies((name) => keptWhole.includes(name));
  const changed = git('status', '--porcelain') === '' ? '' : '+';
  return {
    version: manifestIn(workspace).version,
    build: `${git('rev-parse', '--short=12', 'HEAD')}${changed}`,
    epoch: Number(git('show', '-s', '--format=%ct', 'HEAD')),
    served: onPlatforms(served, platforms),
    kept: onPlatforms(kept, platforms),
    shown: webPackages(),
  };
}

/** With what each platform needs, and without what only others do. */
const onPlatforms = (installed: readonly Dependency[], platforms: readonly string[]): Dependency[] => [
  ...installed.filter(({ name }) => platforms.includes(here) || !isFor(name, here)),
  ...platforms.flatMap((platform) => dependenciesFor(installed, platform)),
];

const git = (...args: string[]): string => runTool('git', args, { cwd: workspace }).trim();
