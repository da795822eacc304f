import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded-database.ts';
import { openPostgres } from '../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../platform/db/testing.ts';

/** A server of its own, as a host starts it, which a test may kill. */
export interface ServerProcess {
  readonly url: string;
  /** What it and its commands are started with. */
  readonly environment: NodeJS.ProcessEnv;
  /** Opens its database in this process, while it does not run. */
  open(): Promise<Database>;
  start(): Promise<void>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Removes what it wrote. */
  remove(): void;
}

/** A start takes seconds; on a machine with too much to do, minutes. */
const mostMs = 240_000;

/** One that does not run yet, with a database of its own. */
export async function aServerProcess(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'topout-process-'));
  const databaseUrl = process.env['TOPOUT_TEST_DATABASE'] === 'postgres' ? await aPostgresUrl() : '';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    TOPOUT_DEMO: '0',
    TOPOUT_DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
  };
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    environment,
    open: () =>
      databaseUrl === ''
        ? openEmbedded(folder)
        : openPostgres(databaseUrl, { poolSize: 5, onError: () => {} }),
    start: async () => {
      child = spawn(process.execPath, [resolve(import.meta.dirname, '../main.ts')], {
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (const until = Date.now() + mostMs; Date.now() < until;) {
        if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
        if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return;
        await sleep(100);
      }
      throw new Error('the server did not start');
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
