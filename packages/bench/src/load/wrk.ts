import { execFileSync } from 'node:child_process';

/** Requests per second by wrk, 64 connections: its own cost is far below the server's. */
export function wrk(url: string, seconds: number, headers: readonly string[] = []): number {
  const args = ['-t1', '-c64', `-d${seconds}s`, ...headers.flatMap((header) => ['-H', header]), url];
  const out = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx or 3xx responses/.test(out)) throw new Error(`${url} refused: ${out}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(out)?.[1];
  if (rate === undefined) throw new Error(`wrk said no rate: ${out}`);
  return Number(rate);
}
