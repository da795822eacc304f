import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { capture, Stop } from './processes.mjs';

const wanted = 24;
const pnpm = 'pnpm@10.34.8';
const installed = 'node_modules/.topout-installed';

const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Puts Node 24 and the tools of the workspace first on the path of everything that is started from here. */
export async function prepareRuntime() {
  const node = Number(process.versions.node.split('.')[0]) >= wanted ? process.execPath : await ownNode();
  const { PATH } = process.env;
  process.env.PATH = [dirname(node), join(process.cwd(), 'node_modules/.bin'), PATH].join(delimiter);
  await installPackages();
  return node;
}

/** Node 24 from the package of that name for this platform, kept in `.node/`. */
async function ownNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const binary = join(
    process.cwd(),
    '.node/node_modules',
    name,
    'bin',
    platform === 'win' ? 'node.exe' : 'node',
  );
  if (existsSync(binary)) return binary;
  console.log(`Node ${process.versions.node} is older than ${wanted}: getting Node ${wanted} into .node/ …`);
  mkdirSync('.node', { recursive: true });
  if (!existsSync('.node/package.json')) writeFileSync('.node/package.json', '{ "private": true }\n');
  const args = [
    'install',
    '--prefix',
    '.node',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    `${name}@${wanted}`,
  ];
  const { code, output } = await capture(npm, args);
  if (code !== 0 || !existsSync(binary))
    throw new Stop(
      `Node ${wanted} could not be installed for ${platform} ${process.arch}. Install it yourself and start again.\n${output.trim()}`,
    );
  return binary;
}

/** Installs what the lockfile says, when it says something new. */
async function installPackages() {
  const hash = createHash('sha256').update(pnpm);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(file));
  const want = hash.digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === want) return;
  console.log('Installing packages …');
  const { code, output } = await capture(npx, ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0)
    throw new Stop(
      `The packages could not be installed. Is the network there?\n${output.trim().slice(-2000)}`,
    );
  writeFileSync(installed, want);
}
