import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCompetition } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi({ streamsPerAddress: 1, trustedProxies: 'loopback' });
let folder: string;
let here: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  here = (await api.listen()).replace('localhost', '127.0.0.1');
  folder = await mkdtemp(join(tmpdir(), 'topout-nginx-'));
});
afterEach(() => {
  for (const one of running.splice(0)) one.kill();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts nginx with what is in its server block; answers its address. */
async function nginx(block: string): Promise<string> {
  const port = await freePort();
  const stored = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const server = `server { listen 127.0.0.1:${port}; ${block} }`;
  const file = join(folder, 'nginx.conf');
  const main = `daemon off; pid ${folder}/pid; error_log stderr;`;
  await writeFile(file, `${main} events {} http { access_log off; ${stored.join(' ')}\n${server}\n}`);
  running.push(spawn('/usr/sbin/nginx', ['-e', 'stderr', '-c', file], { stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    const up = await fetch(`${address}/healthz`).catch(() => null);
    if (up?.status === 200) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** From an address of its own on this machine: a header that it sent would go through by itself. */
const streamFrom = async (address: string, competition: string, localAddress: string) => {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const url = `${address}/api/competitions/${competition}/events?topics=screen`;
    get(url, { localAddress, agent: false }, resolve).on('error', reject);
  });
  return reply;
};

it('tells the server of each stream from whom it comes, as operations say nginx should be told', async () => {
  const page = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const block = /```nginx\n(.*?)```/s.exec(page)?.[1] ?? '';
  const address = await nginx(block.replaceAll('http://127.0.0.1:3000', here));
  const { id } = await aCompetition(api.db, { liveLeaderboard: true });
  const streams = [await streamFrom(address, id, '127.0.0.2'), await streamFrom(address, id, '127.0.0.3')];
  expect(streams.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const one of streams) one.destroy();
});

it('knows that nginx which is told nothing asks for others', async () => {
  expect((await fetch(`${here}/metrics`)).status).toBe(200);
  const address = await nginx(`location / { proxy_pass ${here}; }`);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
});
