import { execFile, execFileSync } from 'node:child_process';
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
