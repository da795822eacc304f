#!/usr/bin/env node
/**
 * The door of a release: `topout` serves, `topout <command>` is the command line. Only what Node itself brings is used
 * here, and only what Node 18 knows.
 */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lean } from './lean.mjs';
import { run } from './processes.mjs';

const wanted = 24;
const here = join(dirname(fileURLToPath(import.meta.url)), '..');
const server = join(here, 'packages/server/dist');
const read = (file) => readFileSync(join(here, file), 'utf8');

/** Where a person's programs keep their data: npm may delete the folder that this file is in. */
function dataFolder() {
  const { LOCALAPPDATA, XDG_DATA_HOME } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'topout');
  if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support/topout');
  return join(XDG_DATA_HOME || join(homedir(), '.local/share'), 'topout');
}

const env = () => ({ ...lean(), TOPOUT_DATA_DIR: process.env.TOPOUT_DATA_DIR || dataFolder() });

const help = `Usage: topout                       serve on http://localhost:3000, or on PORT
       topout <command> [options]   the command line
       topout --version | --licences | --help
`;

/** The channel tells the server when we are gone, however we went. */
function serve() {
  const options = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], shell: false, env: env() };
  return run(process.execPath, [join(server, 'main.js')], options);
}

const commandLine = (args) =>
  run(process.execPath, [join(server, 'command-line.js'), ...args], { shell: false, env: env() });

const words = {
  '--version'() {
    const { version, topout } = JSON.parse(read('package.json'));
    console.log(`topout ${version} (${topout.build})`);
  },
  '--licences'() {
    process.stdout.write(read('NOTICES.txt'));
  },
  async '--help'() {
    console.log(help);
    return commandLine(['--help']);
  },
};

async function main([first, ...others]) {
  if (Number(process.versions.node.split('.')[0]) < wanted) {
    console.error(`Topout needs Node ${wanted} or newer; this is ${process.versions.node}.`);
    return 1;
  }
  if (first === undefined || first === 'serve') return serve();
  return first in words ? ((await words[first]()) ?? 0) : commandLine([first, ...others]);
}

process.exitCode = await main(process.argv.slice(2));
