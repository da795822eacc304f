import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server that a test has started. */
export interface Served {
  readonly child: ChildProcess;
  readonly url: string;
  /** From the start of the process to the first answer. */
  readonly afterMs: number;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/**
 * Starts a server and waits until it is ready.
 *
 * @throws Error with all it said, if it stops
 */
export async function serve(
  command: string,
  args: readonly string[],
  port: number,
  { env = process.env, cwd }: { readonly env?: NodeJS.ProcessEnv; readonly cwd: string },
): Promise<Served> {
  const startedAt = performance.now();
  // A group of its own, so that all of it can be stopped: npm leaves behind what it started.
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It stopped: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, url, afterMs: performance.now() - startedAt };
}

/** Waits until a server is ready that something else starts. */
export async function untilReady(url: string): Promise<void> {
  while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 50));
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks all that was started to stop, as a key press does. @returns how it ended */
export async function stopped({ child, url }: Served): Promise<number | null> {
  const ended = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  const [code] = (await ended) as [number | null];
  if (await answers(url)) throw new Error(`${url} still answers.`);
  return code;
}
