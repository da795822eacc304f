/**
 * The door of every command: `npm start`, `npm test`, `npm run …`. It gets what is missing and goes on with it.
 * Only what Node itself brings is used here, and only what Node 18 knows.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { runChecks } from './checks.mjs';
import { clusterPackages, needDebian } from './debian.mjs';
import { runGates } from './gates.mjs';
import { lean } from './lean.mjs';
import { run, Stop } from './processes.mjs';
import { prepareRuntime } from './runtime.mjs';
import { Tally } from './tally.mjs';

const callerFolder = process.env.INIT_CWD ?? process.cwd();
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const server = 'packages/server/src';

const commands = {
  async start(node) {
    await buildIfNeeded();
    return run(node, [`${server}/main.ts`], serverOptions());
  },
  test: (node) => counted(node, runGates),
  check: (node) => counted(node, runChecks),
  dev: (node) => run(node, ['.bootstrap/dev.mjs']),
  async bench(node, args) {
    await needDebian(['chromium', 'fonts-dejavu-core', 'postgresql', 'wrk', 'nginx']);
    await buildIfNeeded();
    // What it measures runs as it does in service.
    const code = await run(node, ['webpack/src/server-cli.ts']);
    if (code !== 0) return code;
    return run(node, [join(process.cwd(), 'packages/bench/src/main.ts'), ...args], {
      cwd: callerFolder,
      env: lean(),
    });
  },
  async cluster(node, args) {
    await needDebian(clusterPackages);
    await buildIfNeeded();
    return run(node, [join(process.cwd(), 'packages/cluster/src/main.ts'), ...args], {
      cwd: callerFolder,
      env: lean(),
    });
  },
  async pictures(node, args) {
    await needDebian(['chromium', 'fonts-dejavu-core']);
    await buildIfNeeded();
    return run(node, [join(process.cwd(), 'packages/e2e/pictures/main.ts'), ...args], { cwd: callerFolder });
  },
  async build() {
    await buildIfNeeded();
    return 0;
  },
  async release(node, args) {
    await buildIfNeeded();
    return run(node, ['packages/release/src/main.ts', ...args]);
  },
  // Files are named from where the person stands.
  topout: (node, args) =>
    run(node, [join(process.cwd(), server, 'tools/cli/main.ts'), ...args], { cwd: callerFolder }),
};

/** Ends with the sum of what ran, as the very last line. */
async function counted(node, gates) {
  const tally = new Tally();
  await gates(tally, node);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 ? 0 : 1;
}

/** The channel tells the server when we are gone, however we went; compiled code is kept for the next start. */
const serverOptions = () => ({
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  shell: false,
  env: { NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/node'), ...lean() },
});

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];

try {
  if (Number(process.versions.node.split('.')[0]) < 18)
    throw new Stop('Topout needs Node 18 or newer to start.');
  if (!command) throw new Stop(`There is no command "${name}". Known: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = await command(await prepareRuntime(), args);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
