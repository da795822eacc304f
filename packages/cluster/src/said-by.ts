import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The longest a program may take: one that takes longer hangs. */
const mostMs = 300_000;

/** Runs a program with these variables besides our own. @returns what it said @throws Error if it failed, or hangs */
export async function saidBy(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: '/',
    env: { ...process.env, ...env },
    timeout: mostMs,
    killSignal: 'SIGKILL',
  });
  return stdout;
}
