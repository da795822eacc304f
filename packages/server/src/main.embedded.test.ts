import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, 'main.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-main-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The real process, with its own folder and port. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      TOPOUT_DEMO: '0',
      TOPOUT_DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { child, said };
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};

async function ready({ child, said }: ReturnType<typeof start>): Promise<string> {
  while (!said.out.includes('Topout is ready')) {
    if (child.exitCode !== null) throw new Error(`It stopped: ${said.err}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return /http:\S+/.exec(said.out)?.[0] ?? '';
}

async function taken(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? String(address.port) : '' };
}

it('serves, and stops in order on a signal that comes twice at once', async () => {
  const running = start();
  const url = await ready(running);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  running.child.kill('SIGTERM');
  running.child.kill('SIGINT');
  expect(await ended(running.child)).toBe(0);
  expect(running.said.err).toBe('');
}, 60_000);

it('stops when whoever started it is gone', async () => {
  const running = start();
  await ready(running);
  running.child.disconnect();
  expect(await ended(running.child)).toBe(0);
}, 60_000);

it.each([
  ['a wrong port', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  ['a database of another kind', { DATABASE_URL: 'mysql://localhost/topout' }, 'DATABASE_URL must look like'],
  ['a database that is not there', { DATABASE_URL: 'postgres://localhost:1/topout' }, 'cannot be used'],
  ['a folder that cannot be', { TOPOUT_DATA_DIR: '/dev/null/topout' }, 'cannot be written'],
  ['a file system without folders', { TOPOUT_DATA_DIR: '/proc/topout' }, 'cannot be written'],
  ['a level that logs do not have', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])(
  'says in one sentence that it cannot start with %s',
  async (_name, env, sentence) => {
    const { child, said } = start(env);
    expect(await ended(child)).toBe(1);
    expect(said.err).toContain(sentence);
    expect(said.err.trim().split('\n')).toHaveLength(1);
  },
  60_000,
);

it('says in one sentence that the port is taken, and leaves the folder free', async () => {
  const { server, port } = await taken();
  const { child, said } = start({ PORT: port });
  expect(await ended(child)).toBe(1);
  expect(said.err).toBe(`Port ${port} is taken; stop what uses it, or set PORT to another one.\n`);
  server.close();
  const again = start({ PORT: port });
  await ready(again);
  again.child.kill('SIGTERM');
  await ended(again.child);
}, 60_000);
