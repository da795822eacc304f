// The gates run before anything is installed, outside of Jest: so does this, in a Node of its own.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const processes = pathToFileURL(resolve(__dirname, '../../../.bootstrap/processes.mjs')).href;

/** A program that does not end when it is told to, with a child that does not either. */
const hangs = `
  process.on('SIGTERM', () => console.log('told to end'));
  if (process.argv[1] === 'parent') {
    const child = require('node:child_process').spawn(process.execPath, ['-e', process.env.HANGS, 'child'], { stdio: 'inherit' });
    console.log('child', child.pid);
  }
  setInterval(() => undefined, 1_000);
`;

const runsIt = `
  import { capture } from ${JSON.stringify(processes)};
  const patience = { mostMinutes: 2 / 60, goodbyeMs: 1_000 };
  console.log(JSON.stringify(await capture(process.execPath, ['-e', process.env.HANGS, 'parent'], {}, patience)));
`;

/** One letter of `ps`; Z for one that has ended and that nobody has asked about, nothing for one that is gone. */
function stateOf(pid: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

it('ends a gate that hangs, with all it started, and says so', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', runsIt], {
    env: { ...process.env, HANGS: hangs, NODE_OPTIONS: '' },
  });
  const { code, output } = JSON.parse(stdout) as { code: number; output: string };
  const child = Number(/child (\d+)/.exec(output)?.[1]);

  expect(code).not.toBe(0);
  expect(output).toContain('Stopped: it was not done within');
  expect(output.match(/told to end/g)).toHaveLength(2);
  expect(child).toBeGreaterThan(0);
  expect(stateOf(child)).not.toMatch(/[RSD]/);
});
