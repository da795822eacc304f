#!/usr/bin/env node
/**
 * The version that hosts run today, in a folder of its own, ready to be started beside this one: prints that folder.
 * What follows are names of apps to build there. It comes from the history of this repository and runs with the packages
 * installed here, so it takes no network.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The commit of the last release. After each release, name its commit here. */
const commit = '6362176cec6c4045cec4beeb7678c7442c039d98';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');
const kept = join(here, '.cache');
const folder = join(kept, `previous-${commit.slice(0, 12)}`);

/** It appears as a whole, or not at all. */
function unpack() {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    execFileSync('tar', ['-x', '-C', unfinished], { input: archived() });
    for (const member of membersOf(unfinished)) linkPackages(member, unfinished);
    for (const name of readdirSync(kept))
      if (name.startsWith('previous-') && !name.startsWith(basename(folder)))
        rmSync(join(kept, name), { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function archived() {
  try {
    const options = { cwd: here, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] };
    return execFileSync('git', ['archive', '--format=tar', commit], options);
  } catch (error) {
    const said = String(error.stderr ?? error.message).trim();
    throw new Error(
      `The previous version (${commit.slice(0, 12)}) cannot be had from the history here: ${said}. If that was cut short: git fetch --unshallow`,
    );
  }
}

/** The workspace itself, and each folder with packages of its own. */
const membersOf = (root) => [
  '',
  ...['.', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => join(parent, name))
      .filter((member) => existsSync(join(root, member, 'package.json'))),
  ),
];

/** Links as they are here lead to the packages installed here, and to its own siblings. */
function linkPackages(member, root) {
  const from = join(here, member, 'node_modules');
  const to = join(root, member, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each === '.bin' || !each.startsWith('.')))
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  if (member === '') symlinkSync(join(from, '.pnpm'), join(to, '.pnpm'));
}

function build(app) {
  const built = join(folder, app, '.built');
  if (existsSync(built)) return;
  const args = [join(folder, 'webpack/src/cli.ts'), 'build'];
  execFileSync(process.execPath, args, { cwd: join(folder, app), stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(built);
}

try {
  if (!existsSync(folder)) unpack();
  process.argv.slice(2).forEach(build);
  console.log(folder);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
