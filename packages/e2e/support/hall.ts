import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { newcomer, signedIn } from './accounts.ts';
import type { Api } from './api.ts';
import { lineTo } from './engines/line.ts';
import { dataDirectory, port, remotesFile } from './server-under-test.ts';

/** A server in the hall, with a line of its own to the journeys' server, its cloud. */
export interface Hall {
  /** In the name of the competition's master judge there. */
  readonly organiser: Api;
  cut(): void;
  mend(): void;
  handBack(): Promise<void>;
  close(): Promise<void>;
}

const run = promisify(execFile);

/** A command of the command line, where that database is. @returns what it prints */
async function topout(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TOPOUT_DATA_DIR: folder, DATABASE_URL: '' };
  const { stdout } = await run(process.execPath, ['../server/src/tools/cli/main.ts', ...args], { env });
  return stdout.trim();
}

/** Takes a competition of the journeys' server down to a new one in a hall. */
export async function aHall(competition: string): Promise<Hall> {
  const folder = await mkdtemp(join(tmpdir(), 'topout-hall-'));
  const line = await lineTo(port);
  const hallPort = port + 1;
  const url = `http://127.0.0.1:${hallPort}`;
  const server = spawn(process.execPath, ['../server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(hallPort),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      TOPOUT_DATA_DIR: folder,
      TOPOUT_REMOTES_FILE: remotesFile,
      TOPOUT_DEMO: '0',
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  });
  const there: APIRequestContext = await requests.newContext({ baseURL: url });
  while (!(await there.get('/healthz').catch(() => null))?.ok())
    await new Promise((resolve) => setTimeout(resolve, 200));
  const { email, password } = newcomer('Hanna', 'Hall');
  await topout(folder, 'create-account', '--email', email, '--password', password);
  const token = await topout(dataDirectory, 'hall-token', '--competition', competition);
  const taking = ['--competition', competition, '--token', token, '--from', line.url, '--owner', email];
  await topout(folder, 'take-down', ...taking);
  return {
    organiser: await signedIn(there, { email, password }),
    cut: () => line.cut(),
    mend: () => line.mend(),
    handBack: async () => void (await topout(folder, 'hand-back', '--competition', competition)),
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await line.close();
      await there.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
