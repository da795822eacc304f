import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';

/** Tells the program in the inside that it is there. */
const mark = 'TOPOUT_CLUSTER_ISOLATED';

/** Whether this process has a network, file systems and process numbers of its own. */
export const isolated = process.env[mark] === '1';

/**
 * Reaps what others left behind, as the first process of a machine does: a dead PostgreSQL that nobody reaped looks
 * alive to the next one.
 */
const first = `"$@" & child=$!
trap 'kill -TERM $child' INT TERM HUP
wait $child; code=$?
while kill -0 $child 2>/dev/null; do wait $child; code=$?; done
exit $code`;

/** Namespaces that end with the program, and all in them with it, however it ends. */
const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child=KILL', '--mount-proc'];

/** Whether this machine lets us have namespaces. */
export function canIsolate(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const attempt = 'mount -t tmpfs tmpfs /run && ip link add topout type bridge && ip netns add topout';
  try {
    execFileSync('unshare', [...apart, 'sh', '-c', attempt], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs this program again, isolated, in that folder. @returns its exit code */
export async function runIsolated(folder: string, args: readonly string[]): Promise<number> {
  const script = process.argv[1] ?? '';
  const child = spawn('unshare', [...apart, 'sh', '-c', first, 'sh', process.execPath, script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, [mark]: '1', TOPOUT_CLUSTER_FOLDER: folder },
  });
  // The inside tidies up and ends; a key press reaches it without us.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => undefined);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Makes the inside ready: nothing that is mounted or named here is seen outside. */
export function settleInside(): void {
  mkdirSync('/run', { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run']);
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
}
