import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../doctor/finding.ts';

const [cli, server] = ['main.ts', '../../main.ts'].map((file) => join(import.meta.dirname, file));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = () => ({
  PATH: process.env['PATH'],
  PORT: '0',
  HOST: '127.0.0.1',
  TOPOUT_DEMO: '0',
  TOPOUT_DATA_DIR: folder,
});

const doctor = (env: Record<string, string> = {}, ...args: string[]) =>
  new Promise<{ out: string; err: string; code: unknown }>((resolve) => {
    const options = { env: { ...settings(), ...env } };
    execFile(process.execPath, [cli ?? '', 'doctor', ...args], options, (error, out, err) =>
      resolve({ out, err, code: error?.code ?? 0 }),
    );
  });

async function aServer(env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [server ?? ''], {
    env: { ...settings(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout ?? child, 'data');
  return child;
}

it('may be asked while the server has the embedded database', async () => {
  const running = await aServer();
  try {
    const { out, code } = await doctor({}, '--json');
    const said = JSON.parse(out) as { faults: number; findings: Finding[] };
    const about = (area: string) => said.findings.filter((finding) => finding.area === area);
    expect(about('database')).toMatchObject([{ level: 'well', says: 'The embedded database answers.' }]);
    expect(about('phones')).toMatchObject([{ level: 'fault' }]);
    expect([said.faults > 0, code]).toEqual([true, 1]);
  } finally {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
}, 90_000);

it('finds a server that listens at one address only', async () => {
  const HOST = '127.0.0.2';
  const running = await aServer({ HOST });
  try {
    const { out } = await doctor({ HOST });
    expect(out).toMatch(/server +\w+ .*http:\/\/127\.0\.0\.2:|not built/);
    expect(out).toContain('The embedded database answers.');
  } finally {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
}, 90_000);

it('finds a server that has the database and does not answer', async () => {
  const running = await aServer();
  try {
    running.kill('SIGSTOP');
    const { out, err, code } = await doctor();
    expect(out).toContain('A Topout that does not answer has the data folder');
    expect(err).toMatch(/^\d+ faults?, \d+ notes?\.$/m);
    expect(code).toBe(1);
  } finally {
    running.kill('SIGCONT');
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
}, 90_000);

it('ends well where it found nothing but notes', async () => {
  const { out, code } = await doctor({ HOST: '0.0.0.0' });
  expect(out).toMatch(/database +ok .*is free to be opened/);
  expect(out).toMatch(/^0 faults, \d+ notes?\.$/m);
  expect(code).toBe(0);
}, 60_000);

it('says which setting makes no sense', async () => {
  const { out, code } = await doctor({ PORT: 'http' });
  expect(out).toMatch(/^settings +FAULT PORT must be a whole number/);
  expect(code).toBe(1);
}, 60_000);
