import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

export interface Product {
  readonly port: number;
  readonly pid: number;
  /** Processor time so far, milliseconds. */
  processorMs(): number;
  /** Current resident memory, MB. */
  memoryMb(): number;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function whenHealthy(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not become healthy within 60 s');
}

/** Processor time of a process so far, in ticks of 10 ms. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/**
 * After its start a server compresses the site's files on a separate core: measurements must wait for that.
 */
async function whenAtRest(pid: number): Promise<void> {
  for (let tries = 0, before = ticksOf(pid); tries < 120; tries += 1) {
    await new Promise((done) => setTimeout(done, 1000));
    const now = ticksOf(pid);
    if (now - before < 15) return;
    before = now;
  }
  throw new Error('the server did not come to rest within two minutes');
}

/** Starts the real server in its own process, bundled as hosts install it, with the demo loaded. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const main = resolve(import.meta.dirname, '../../../server/dist/main.js');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      TOPOUT_STREAMS_PER_ADDRESS: '100000',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // When the benchmarks end, for whatever reason, so does everything they started.
  process.once('exit', () => child.kill('SIGKILL'));
  await whenHealthy(port, child);
  const { pid } = child;
  if (pid === undefined) throw new Error('the server has no process id');
  await whenAtRest(pid);
  return {
    port,
    pid,
    processorMs: () => ticksOf(pid) * 10,
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 5000).unref();
      }),
  };
}
