import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../server/src/main.ts');

async function sparePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Runs the built product with the demo in a folder of its own, on a spare port, for as long as `work` takes. */
export async function withProduct(work: (base: string) => Promise<void>): Promise<void> {
  const port = await sparePort();
  const folder = mkdtempSync(join(tmpdir(), 'topout-pictures-'));
  const base = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: '127.0.0.1', TOPOUT_DATA_DIR: folder, TOPOUT_DEMO: '1' };
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, TOPOUT_PUBLIC_URL: base, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (let tries = 0; !(await fetch(`${base}/healthz`).catch(() => null))?.ok; tries += 1) {
      if (server.exitCode !== null || tries > 600) throw new Error('the server did not start');
      await new Promise((done) => setTimeout(done, 200));
    }
    await work(base);
  } finally {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
