import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './product.ts';

const file = resolve(import.meta.dirname, '../../../server/ops/cluster/nginx.conf');

export interface Front {
  readonly port: number;
  stop(): void;
}

/** nginx in front of nodes at these ports, with the configuration that hosts are told to use. */
export async function startFront(ports: readonly number[]): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'topout-bench-nginx-'));
  // nginx works as a user without rights.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'cache'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const nodes = [...readFileSync(file, 'utf8').matchAll(/server (10\.0\.0\.2\d:3000).*\n/g)];
  let text = readFileSync(file, 'utf8')
    .replace('203.0.113.10:8080', `127.0.0.1:${port}`)
    .replace('/var/lib/nginx/topout', join(folder, 'cache'))
    .replace('access_log off;', `access_log off; ${temporary.join(' ')}`);
  for (const [index, [line = '', address = '']] of nodes.entries()) {
    const at = ports[index];
    text = text.replace(line, at === undefined ? '\n' : line.replace(address, `127.0.0.1:${at}`));
  }
  writeFileSync(join(folder, 'nginx.conf'), text);
  const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors.log')];
  const child = spawn('nginx', [...options, '-g', `daemon off; pid ${folder}/pid;`], { stdio: 'ignore' });
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  // When the benchmarks end, for whatever reason, so does everything they started.
  process.once('exit', stop);
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) return { port, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`nginx does not answer:\n${readFileSync(join(folder, 'errors.log'), 'utf8')}`);
}
