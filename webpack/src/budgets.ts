/**
 * What a first visit may download, checked against the built files: the shell, the remote's entry and its
 * screen. kB = 1000 bytes of gzip. The floor, an empty page with React, react-dom and a data router, is 98.1
 * kB; `packages/bench` measures the same in a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { workspace } from './app.ts';
import type { RemoteDescription } from './describe-remote.ts';
import { marksKb } from './marks-weight.ts';

const floorKb = 98.1;

interface Budget {
  readonly page: string;
  readonly pattern: string;
  /** With what climbers load who log themselves. */
  readonly selfScored?: true;
  readonly limitKb: number;
}

const budgets: readonly Budget[] = [
  { page: 'public board', pattern: '/:competition/entries', limitKb: 1.45 * floorKb },
  { page: 'judge screen', pattern: '/:competition/judge/:route/:user', limitKb: 1.65 * floorKb },
  { page: 'own card', pattern: '/:competition', selfScored: true, limitKb: 1.65 * floorKb },
];

const shellAssets = path.join(workspace, 'shell/dist/assets');
const remotes = JSON.parse(
  readFileSync(path.join(workspace, 'shell/dist/remotes.json'), 'utf8'),
) as RemoteDescription[];

const gzipKb = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

const fileOf = (address: string): string =>
  path.join(workspace, address.replace(/^\/remotes\/([^/]+)\//, 'remote-$1/dist/'));

/** The scripts named in the document itself. */
function shellScripts(): string[] {
  const page = readFileSync(path.join(workspace, 'shell/dist/index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].map(([, name]) => name ?? '');
  return readdirSync(shellAssets)
    .filter((name) => named.includes(name))
    .map((name) => path.join(shellAssets, name));
}

function remoteScripts({ pattern, selfScored }: Budget): string[] {
  const remote = remotes.find(({ screens }) => pattern in screens);
  if (!remote) throw new Error(`No remote says what ${pattern} needs: name its chunk in "topout".screens`);
  const own = selfScored ? (remote.selfScored[pattern] ?? []) : [];
  return [...remote.preload, ...(remote.screens[pattern] ?? []), ...own]
    .filter((url) => url.endsWith('.js'))
    .map(fileOf);
}

for (const budget of budgets) {
  const { page, limitKb } = budget;
  const sizeKb = [...shellScripts(), ...remoteScripts(budget)].reduce((sum, file) => sum + gzipKb(file), 0);
  const verdict = sizeKb <= limitKb ? 'within' : 'OVER';
  console.log(
    `${page}: ${sizeKb.toFixed(1)} kB, ${verdict} ${limitKb.toFixed(1)} kB (${(sizeKb / floorKb).toFixed(2)} x floor)`,
  );
  if (sizeKb > limitKb) process.exitCode = 1;
}

/** Everything leans on them: tile, height, skyline and hold weigh 3.2 kB; the wall of a competition comes on top. */
const marksLimitKb = 4.1;
const marks = await marksKb();
console.log(`marks: ${marks.toFixed(1)} kB, ${marks <= marksLimitKb ? 'within' : 'OVER'} ${marksLimitKb} kB`);
if (marks > marksLimitKb) process.exitCode = 1;

/** Whoever visits another site, or runs a stream, loads these alone. */
for (const [file, limitKb] of [
  ['embed.js', 20],
  ['overlay.js', 20],
] as const) {
  const sizeKb = gzipKb(path.join(workspace, 'shell/dist', file));
  console.log(`${file}: ${sizeKb.toFixed(1)} kB, ${sizeKb <= limitKb ? 'within' : 'OVER'} ${limitKb} kB`);
  if (sizeKb > limitKb) process.exitCode = 1;
}
