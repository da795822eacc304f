import { fork } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverAt, servers } from './server-under-test.ts';

const workspace = join(import.meta.dirname, '../../..');

/** Starts one from nothing, with the demo. It goes when this process goes. @returns once it answers */
function start({ port, dataDirectory, remotesFile }: ReturnType<typeof serverAt>): Promise<void> {
  rmSync(dataDirectory, { recursive: true, force: true });
  copyFileSync(join(workspace, 'shell/dist/remotes.json'), remotesFile);
  const server = fork(join(workspace, 'packages/server/src/main.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      TOPOUT_DATA_DIR: dataDirectory,
      TOPOUT_REMOTES_FILE: remotesFile,
      TOPOUT_PUBLIC_URL: `http://127.0.0.1:${port}`,
      TOPOUT_DEMO: '1',
      LOG_LEVEL: 'warn',
      // As `npm start` does.
      NODE_COMPILE_CACHE: join(workspace, 'node_modules/.cache/node'),
    },
  });
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  // One that cannot start, or falls, takes all with it.
  server.once('exit', (code) => code !== 0 && process.exit(1));
  return new Promise((ready) => {
    server.stdout?.on('data', (said: Buffer) => said.includes('Topout is ready') && ready());
  });
}

// Each is busy with one core while it fills its database.
await Promise.all(Array.from({ length: servers }, (_, index) => start(serverAt(index))));
process.stdout.write('All servers are ready\n');
