/**
 * Watch mode on http://localhost:5300: the server starts again on an edit, shell and remotes change in the page. Every part of
 * packages/ui in every state is at /kit/.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const apps = ['shell', 'remote-entry', 'remote-judging', 'remote-organiser'];
const children = [
  start('server', process.execPath, ['--watch', 'packages/server/src/main.ts'], '.', { PORT: '5200' }),
  start('kit', process.execPath, ['webpack/src/kit-cli.ts'], '.'),
  ...apps.map((app) =>
    start(app, join(process.cwd(), app, 'node_modules/.bin/topout-webpack'), ['dev'], app),
  ),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop());

function start(name, command, args, cwd, env = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) =>
      process.stdout.write(String(chunk).replace(/^(?=.)/gm, `${name.padEnd(17)}`)),
    );
  child.once('exit', (code) => {
    if (code) process.exitCode = code;
    stop();
  });
  return child;
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
