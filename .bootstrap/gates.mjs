import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { runChecks } from './checks.mjs';
import { clusterPackages, needDebian } from './debian.mjs';
import { honest, jestGate, readResults } from './jest.mjs';
import { lean } from './lean.mjs';
import { capture } from './processes.mjs';

/**
 * Both databases are PostgreSQL and read SQL alike. They differ in how they are opened, shared, locked and
 * recovered: these wings run on both, the others on one.
 */
const whereDatabasesDiffer =
  'packages/server/src/(checks/(bad-input|contract)|judging/(attempts|commands|corrections|held|queues)' +
  '|platform/(backup|batching|db|live|media|ops)|tools/(cli|demo|hall|move|rehearsal|verify)|main)';

/** As many journeys may need a second try in one run: browser, server and database share two cores. */
const mostSecondTries = 2;

/** Every gate: the checks, the tests on both databases, the build, its size, the journeys. */
export async function runGates(tally, node) {
  const results = mkdtempSync(join(tmpdir(), 'topout-test-'));
  try {
    // What reads the source needs none of the programs, which are fetched and unpacked meanwhile.
    await Promise.all([tally.gate('browsers and database', programs), runChecks(tally, node)]);
    await runJest(tally, node, results);
    await tally.gate('production build', async () => {
      await buildIfNeeded();
      return { passed: 1, failed: 0, output: '' };
    });
    await tally.command('size budgets', node, ['webpack/src/budgets.ts']);
    await tally.gate('release', () =>
      jestGate(node, join(results, 'jest.json'), ['release'], { again: false }),
    );
    await tally.gate('a cluster that is killed', () => brokenDay(node));
    await tally.gate('journeys in Chromium', () => journeys(join(results, 'journeys.json'), 3));
    await tally.gate('journeys in Firefox and WebKit', () =>
      journeys(join(results, 'engines.json'), 2, ['--config=engines.config.ts']),
    );
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** Installs what the gates drive. */
async function programs() {
  const fonts = ['fonts-dejavu-core', 'fonts-noto-core'];
  const browsers = ['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  await needDebian([...browsers, ...clusterPackages, 'openssl', ...fonts]);
  return { passed: 1, failed: 0, output: '' };
}

async function runJest(tally, node, results) {
  const run = (name, projects, how) =>
    tally.gate(name, () => jestGate(node, join(results, 'jest.json'), projects, how));
  // Rules read no clock and wait for nothing: one that fails is wrong.
  await run('rules and contract', ['domain', 'contract'], { again: false });
  await run('screens and components', ['web']);
  await run('API on the embedded database', ['server'], {
    env: { TOPOUT_TEST_DATABASE: 'embedded' },
    more: ['--testPathPatterns', whereDatabasesDiffer],
  });
  await run('API on PostgreSQL with the data of an earlier version', ['server'], {
    env: { TOPOUT_TEST_DATABASE: 'postgres' },
  });
}

/** @param servers so many run at a time; Firefox and WebKit need more of a core than Chromium */
async function journeys(file, servers, more = []) {
  const args = ['test', '--reporter=list,json', ...more];
  const { code, output } = await capture('node_modules/.bin/playwright', args, {
    cwd: 'packages/e2e',
    env: {
      ...process.env,
      TOPOUT_E2E_SERVERS: String(servers),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      FORCE_COLOR: '0',
    },
  });
  const { stats = {}, suites = [] } = readResults(file);
  const { expected = 0, unexpected = 0 } = stats;
  const again = suites.flatMap(secondTries);
  const shown = [output, ...again.map((title) => `= passed at its second try: ${title}`)].join('\n');
  if (again.length > mostSecondTries)
    return honest(expected, unexpected + again.length, { code, output: shown });
  return honest(expected + again.length, unexpected, { code, output: shown });
}

/** The titles of tests that failed first and passed then. */
const secondTries = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(secondTries),
];

/** A short day on a cluster: each fault is a test, and so is what is left of the day at its end. */
async function brokenDay(node) {
  const { code, output } = await capture(node, ['packages/cluster/src/main.ts', '--short'], { env: lean() });
  const { passed = 0, failed = 0 } = lastLine(output);
  return honest(passed, failed, { code, output });
}

/** The JSON that a program ended with. */
function lastLine(output) {
  try {
    return JSON.parse(output.trim().split('\n').at(-1));
  } catch {
    return {};
  }
}
