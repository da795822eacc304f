import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../../server/src/tools/cli/main.ts');

/** Runs one command of the command line and returns its output. */
export function topout(args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.once('exit', (code) =>
      code === 0 ? done(out) : failed(new Error(`topout ${args[0]} ended with ${code}: ${out}`)),
    );
  });
}
