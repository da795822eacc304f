import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { capture } from './processes.mjs';

/** Jest runs ES modules of packages with it. */
const modulesInTests = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** As many tests of a gate may need a second try: all of them share two cores. */
const mostSecondTries = 2;

/**
 * Runs some of Jest's projects as a gate. Where few tests fail, their files run once more: a test that
 * passes then is named, and counts as passed. What drawn values found is not forgiven.
 *
 * @param file where the results go, and stay while the gate runs
 * @returns numbers of tests, and what was printed
 */
export async function jestGate(node, file, projects, { env = {}, more = [], again = true } = {}) {
  // Both tries draw the same days and requests.
  const seed = String(randomInt(2 ** 31));
  const seeds = { TOPOUT_DAY_SEED: seed, TOPOUT_FUZZ_SEED: seed, ...process.env };
  const run = (paths) => {
    rmSync(file, { force: true });
    const args = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`];
    return capture(node, [...args, ...(paths ?? more), '--selectProjects', ...projects], {
      env: { ...seeds, NODE_OPTIONS: modulesInTests, ...env },
    });
  };
  const { code, output } = await run(null);
  const first = readResults(file);
  const passed = first.numPassedTests ?? 0;
  const failed = failures(first);
  const { length } = failed;
  // A file that cannot even be read fails as a whole, and has no second try.
  const unread = first.numRuntimeErrorTestSuites ?? 0;
  const isDrawn = failed.some(({ why }) => why.includes('Property failed'));
  if (!again || length === 0 || length > mostSecondTries || unread > 0 || isDrawn)
    return honest(passed, length + unread, { code, output });
  const second = await run(['--runTestsByPath', ...new Set(failed.map(({ path }) => path))]);
  const left = failures(readResults(file)).length;
  if (left > 0 || second.code !== 0)
    return honest(passed, length, { code: second.code, output: output + second.output });
  const named = failed.map(({ title }) => `= passed at its second try: ${title}`);
  return { passed: passed + length, failed: 0, output: [output, ...named].join('\n') };
}

/** A run that ended badly without a failed test (it crashed, or found none) counts as one failure. */
export function honest(passed, failed, { code, output }) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, output };
}

/** What a runner wrote as JSON; empty where it wrote nothing. */
export function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The tests that failed, with their files. */
const failures = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        path: relative(process.cwd(), name),
        title: fullName,
        why: failureMessages.join('\n'),
      })),
  );
