import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPackage } from './copy-package.ts';
import type { Made } from './made.ts';
import { notices } from './notices.ts';
import { apps, workspace } from './places.ts';
import { isFor, platforms } from './platforms.ts';
import { sbom } from './sbom.ts';
import { runTool } from './tools.ts';

/** Files that a release has where the repository has them. */
const asTheyAre = [
  'LICENSE',
  'packages/server/package.json',
  'packages/server/dist',
  'packages/server/migrations',
  'packages/domain/fixtures/results',
];

/** The launcher, and what it shares with the one of a checkout. */
const launcher = ['released.mjs', 'processes.mjs', 'lean.mjs'];

/** Lays out everything that serves, as npm unpacks it, in a folder of its own. */
export function stage(made: Made, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const path of asTheyAre) cpSync(join(workspace, path), join(folder, path), { recursive: true });
  for (const file of launcher) cpSync(join(workspace, '.bootstrap', file), join(folder, 'bin', file));
  for (const app of apps) copyBuilt(app, folder);
  for (const { name, from, at } of made.kept) copyPackage(name, from, join(folder, at));
  write(folder, 'package.json', manifestOf(made));
  writeFileSync(join(folder, 'NOTICES.txt'), notices([...made.served, ...made.shown]));
  writeFileSync(join(folder, 'sbom.cdx.json'), sbom(made, null));
  writeFileSync(join(folder, 'README.md'), readme);
  keepEmptyDatabase(folder);
}

/** Makes the archive that an embedded database begins as: a release starts in a third of the time with it. */
function keepEmptyDatabase(folder: string): void {
  const data = mkdtempSync(join(tmpdir(), 'topout-release-'));
  const env = { PATH: process.env['PATH'], TOPOUT_DATA_DIR: data };
  runTool(process.execPath, [join(folder, 'packages/server/dist/command-line.js'), 'migrate'], { env });
  rmSync(data, { recursive: true });
}

/** Without source maps, which double the size and whose sources are public. */
function copyBuilt(app: string, folder: string): void {
  cpSync(join(workspace, app, 'dist'), join(folder, app, 'dist'), {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
}

/** Names everything at the top of `node_modules` as bundled, so that npm fetches nothing. */
function manifestOf({ version, build, kept }: Made): unknown {
  const top = kept.filter(({ at, name }) => at === `node_modules/${name}`);
  const isNative = (name: string): boolean => platforms.some((platform) => isFor(name, platform));
  const listed = (native: boolean): Record<string, string> =>
    Object.fromEntries(
      top.filter(({ name }) => isNative(name) === native).map((each) => [each.name, each.version]),
    );
  return {
    name: 'topout',
    version,
    description: 'Climbing competitions, judged from a phone and followed live',
    license: 'MIT',
    type: 'module',
    bin: { topout: 'bin/released.mjs' },
    engines: { node: '>=24' },
    dependencies: listed(false),
    optionalDependencies: listed(true),
    bundleDependencies: top.map(({ name }) => name),
    topout: { build },
  };
}

function write(folder: string, path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

const readme = `# Topout

Climbing competitions, judged from a phone and followed live. Needs Node 24 or newer, and no network.

    npx ./topout-x.y.z.tgz              serves on http://localhost:3000, with a demo competition
    TOPOUT_DEMO=0 npx ./topout-x.y.z.tgz    starts empty
    npx ./topout-x.y.z.tgz --help       says everything else

What it contains of others: NOTICES.txt (licences) and sbom.cdx.json (CycloneDX 1.6).
`;
