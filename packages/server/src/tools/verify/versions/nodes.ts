import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const workspace = resolve(import.meta.dirname, '../../../../../..');

/** Folders of the version under test and of the one that hosts run today. */
export const versions = () => ({
  present: workspace,
  previous: execFileSync(process.execPath, [join(workspace, '.bootstrap/previous.mjs')], {
    encoding: 'utf8',
  }).trim(),
});

const script = (folder: string, name: string): string => join(folder, 'packages/server/src', name);

const environment = (databaseUrl: string) => ({
  PATH: process.env['PATH'],
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  TOPOUT_DEMO: '1',
  LOG_LEVEL: 'error',
});

export interface RunningNode {
  readonly url: string;
  /** In order, as a host stops it. @returns what it said of errors */
  stop(): Promise<string>;
}

/** Starts a node of a version, as a process of its own. @throws with its sentence if it does not start */
export async function startNode(folder: string, databaseUrl: string): Promise<RunningNode> {
  const child = spawn(process.execPath, ['--no-warnings', script(folder, 'main.ts')], {
    env: environment(databaseUrl),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const exit = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
    const [, url] = /Topout is ready: (http:\S+)/.exec(said.out) ?? [];
    if (url) ready.resolve(url);
  });
  void exit.then(() => ready.reject(new Error(`It did not start: ${said.err}${said.out}`)));
  return {
    url: await ready.promise,
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
      return said.err;
    },
  };
}

/** A command of a version: what it prints. @throws if it ends with a fault */
export async function topout(folder: string, databaseUrl: string, ...args: string[]): Promise<string> {
  const words = ['--no-warnings', script(folder, 'tools/cli/main.ts'), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: environment(databaseUrl) });
  return stdout;
}
