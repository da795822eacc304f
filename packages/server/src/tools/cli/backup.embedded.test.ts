import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../main.ts');
const cli = join(import.meta.dirname, 'main.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const env = (data: string) => ({
  PATH: process.env['PATH'],
  PORT: '0',
  HOST: '127.0.0.1',
  TOPOUT_DEMO: '0',
  TOPOUT_DATA_DIR: join(folder, data),
  LOG_LEVEL: 'warn',
});

/** `npm run topout -- …`, where the file names are those of the folder. */
const topout = (data: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--no-warnings', cli, ...args],
      { env: env(data), cwd: folder },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

async function serve(data: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [main], { env: env(data), stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

it('goes from a running server into a new folder, with sentences for what cannot be', async () => {
  const stop = await serve('old');
  await topout('old', 'create-account', '--email', 'ada@example.org', '--password', 'long enough');
  expect(await topout('old', 'backup', '--to', 'day.backup')).toMatchObject({ code: 0, err: '' });
  expect(statSync(join(folder, 'day.backup')).mode & 0o777).toBe(0o600);
  expect(await topout('old', 'backup', '--to', 'none/day.backup')).toEqual({
    code: 1,
    out: '',
    err: `${join(folder, 'none/day.backup')} cannot be written: there is no such folder.\n`,
  });
  const again = { code: 1, err: `${join(folder, 'day.backup')} exists already; choose another name.\n` };
  expect(await topout('old', 'backup', '--to', 'day.backup')).toMatchObject(again);
  // What passed through the server's folder is gone from there, and from here.
  const left = [...readdirSync(folder), ...readdirSync(join(folder, 'old'))];
  expect(left.filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  expect(await topout('old', 'backup')).toMatchObject({ code: 1, err: 'Say where: --to <file>.\n' });
  expect(await topout('old', 'restore', '--from', 'day.backup')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is in use by another Topout server'),
  });
  await stop();

  const empty = await topout('new', 'restore', '--from', 'server.json');
  expect(empty).toMatchObject({ code: 1, err: `There is no file ${join(folder, 'server.json')}.\n` });
  expect(existsSync(join(folder, 'new'))).toBe(false);
  expect(await topout('new', 'restore', '--from', 'day.backup')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Restored \d+ rows as of 20/),
    err: '',
  });
  const twice = await topout(
    'new',
    'create-account',
    '--email',
    'ada@example.org',
    '--password',
    'long enough',
  );
  expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('already exists') });
}, 600_000);
