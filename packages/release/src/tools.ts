import { spawnSync } from 'node:child_process';

/**
 * Runs a program to its end.
 *
 * @returns what it printed
 * @throws Error with all it said, if it fails
 */
export function runTool(
  command: string,
  args: readonly string[],
  {
    cwd = process.cwd(),
    env = process.env,
  }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    cwd,
    env,
  });
  if (error) throw new Error(`${command} could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
