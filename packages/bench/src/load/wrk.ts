import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const argsOf = (url: string, seconds: number, connections: number, headers: readonly string[]): string[] => [
  '-t1',
  `-c${connections}`,
  `-d${seconds}s`,
  ...headers.flatMap((header) => ['-H', header]),
  url,
];

function rateIn(url: string, out: string): number {
  if (/Non-2xx or 3xx responses/.test(out)) throw new Error(`${url} refused: ${out}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(out)?.[1];
  if (rate === undefined) throw new Error(`wrk said no rate: ${out}`);
  return Number(rate);
}

/** Requests per second by wrk, 64 connections: its own cost is far below the server's. */
export const wrk = (url: string, seconds: number, headers: readonly string[] = []): number =>
  rateIn(url, execFileSync('wrk', argsOf(url, seconds, 64, headers), { encoding: 'utf8' }));

/** The same by a crowd, as browsers ask, while this process goes on. */
export async function wrkOfMany(url: string, seconds: number): Promise<number> {
  const args = argsOf(url, seconds, 500, ['accept-encoding: gzip, deflate, br']);
  const { stdout } = await promisify(execFile)('wrk', args);
  return rateIn(url, stdout);
}

interface Given {
  readonly port: number;
  /** As bytes, without a zero among them. */
  readonly requests: readonly Buffer[];
  readonly seconds: number;
  /** Whether they begin anew after the last one. */
  readonly repeats: boolean;
}

/**
 * Requests per second of those given, in their order, over 32 connections, while this process goes on. pgbench, which the
 * rate is compared with, is a program of the same kind: a client in JavaScript would take its part of a small machine.
 *
 * @throws Error if one is refused, or none is left
 */
export async function wrkThrough({ port, requests, seconds, repeats }: Given): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  try {
    const file = join(directory, 'requests');
    writeFileSync(file, Buffer.concat(requests.flatMap((request) => [request, Buffer.of(0)])));
    const url = `http://127.0.0.1:${port}/`;
    const script = resolve(import.meta.dirname, 'requests.lua');
    const args = ['-s', script, ...argsOf(url, seconds, 32, []), '--', file, repeats ? 'again' : 'once'];
    const { stdout, stderr } = await promisify(execFile)('wrk', args);
    if (stderr) throw new Error(`${url}: ${stderr}`);
    return rateIn(url, stdout);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
