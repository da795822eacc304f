import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, Stop } from './processes.mjs';

const apps = ['shell', 'remote-entry', 'remote-judging', 'remote-organiser'];
const inputs = [
  ...apps.flatMap((app) => [`${app}/src`, `${app}/package.json`]),
  'shell/public',
  'webpack/src',
  'webpack/package.json',
  ...['domain', 'contract', 'api-client', 'ui', 'app-kit'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
const stamp = 'node_modules/.cache/topout-built';
const atOnce = 2;

/** Builds shell and remotes for production, unless nothing they are made of has changed. */
export async function buildIfNeeded() {
  const want = fingerprint();
  const whole = apps.every((app) => existsSync(join(app, 'dist'))) && existsSync('shell/dist/remotes.json');
  if (whole && existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.log('Building shell and remotes …');
  const waiting = [...apps];
  const builder = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) await step(app, 'topout-webpack', ['build']);
  };
  await Promise.all(Array.from({ length: atOnce }, builder));
  await step('shell', 'topout-remotes', []);
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(stamp, want);
}

async function step(app, command, args) {
  const binary = join(process.cwd(), app, 'node_modules/.bin', command);
  const { code, output } = await capture(binary, args, { cwd: app });
  if (code !== 0) throw new Stop(`${app} could not be built:\n${output.trim()}`);
}

function fingerprint() {
  const hash = createHash('sha256').update(process.env.TOPOUT_BUILD ?? '');
  for (const input of inputs) add(hash, input);
  return hash.digest('hex');
}

function add(hash, path) {
  if (!existsSync(path)) return;
  const names = listing(path);
  if (names === null) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of names) if (!/\.test\.tsx?$/.test(name)) add(hash, join(path, name));
}

function listing(path) {
  try {
    return readdirSync(path).sort();
  } catch {
    return null;
  }
}
