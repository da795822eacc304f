import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { needDebian } from './debian.mjs';
import { capture, Stop } from './processes.mjs';

const typescript = 'node_modules/typescript7/bin/tsc';
const sources = ['shell', 'remote-entry', 'remote-judging', 'remote-organiser', 'packages', 'webpack'];

/** Jest runs ES modules of packages with it. */
const modulesInTests = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Gates that pass or fail as one. They run side by side: none of them needs more than one core. */
const single = (node) => [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', ...sources]],
  ['types of the server', node, [typescript, '-p', 'tsconfig.node.json']],
  ['types of the browser', node, [typescript, '-p', 'tsconfig.web.json']],
  ['types of the build', node, [typescript, '-p', 'webpack/tsconfig.json']],
  [
    'who may import whom',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...sources],
  ],
  ['unused files and exports', 'knip', ['--config', '.knip.json', '--no-progress']],
];

/** Every gate. @returns how many tests and gates passed and failed, counted from what ran. */
export async function runGates(node) {
  await needDebian(['chromium', 'postgresql']);
  const results = mkdtempSync(join(tmpdir(), 'topout-test-'));
  const total = { passed: 0, failed: 0 };
  const report = (name, { passed, failed }, output, startedAt) => {
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    if (failed > 0) console.log(output.trim().slice(-20_000));
  };
  const gate = async (name, work) => {
    const startedAt = Date.now();
    try {
      const { counts, output } = await work();
      report(name, counts, output, startedAt);
    } catch (error) {
      report(
        name,
        { passed: 0, failed: 1 },
        error instanceof Stop ? error.message : String(error?.stack),
        startedAt,
      );
    }
  };
  const asOne = ([name, command, args]) =>
    gate(name, async () => {
      const { code, output } = await capture(command, args);
      return { counts: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
    });
  const jest = (name, args, env = {}) =>
    gate(name, async () => {
      const file = join(results, `${name.replaceAll(' ', '-')}.json`);
      const all = [
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${file}`,
        '--silent=false',
        ...args,
      ];
      const { code, output } = await capture(node, all, {
        env: { ...process.env, NODE_OPTIONS: modulesInTests, ...env },
      });
      return { counts: fromJest(file, code), output };
    });

  try {
    const gates = single(node);
    await Promise.all(
      [0, 1].map(async (lane) => {
        for (const [index, one] of gates.entries()) if (index % 2 === lane) await asOne(one);
      }),
    );
    await jest('rules and contract', ['--selectProjects', 'domain', 'contract']);
    await jest('screens and components', ['--selectProjects', 'web']);
    await jest('API on the embedded database', ['--selectProjects', 'server'], {
      TOPOUT_TEST_DATABASE: 'embedded',
    });
    await jest('API on PostgreSQL', ['--selectProjects', 'server'], { TOPOUT_TEST_DATABASE: 'postgres' });
    await gate('production build', async () => {
      await buildIfNeeded();
      return { counts: { passed: 1, failed: 0 }, output: '' };
    });
    await asOne(['size budgets', node, ['webpack/src/budgets.ts']]);
    await gate('journeys in Chromium', async () => {
      const file = join(results, 'journeys.json');
      const { code, output } = await capture('npx', ['playwright', 'test', '--reporter=list,json'], {
        cwd: 'packages/e2e',
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' },
      });
      return { counts: fromPlaywright(file, code), output };
    });
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
  return total;
}

/** A run that ended badly without a failed test (it crashed, or found none) counts as one failure. */
function honest({ passed, failed }, code) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function fromJest(file, code) {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(file);
  return honest({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code);
}

function fromPlaywright(file, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {};
  return honest({ passed: expected, failed: unexpected + flaky }, code);
}
