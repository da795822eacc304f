import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` once for all callers of the same moment: a call during a run waits for the next run and shares
 * it. So no call gets the answer of a run that began before it.
 *
 * @param pauseMs how long to pause after a run of this many milliseconds
 */
export function sharedRun<T>(
  work: () => Promise<T>,
  pauseMs: (tookMs: number) => number = () => 0,
): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  let restUntil = 0;

  async function run(): Promise<T> {
    const restMs = restUntil - performance.now();
    if (restMs > 0) await sleep(restMs);
    next = null;
    const start = performance.now();
    const result = work();
    // Only that it has ended: what it made may be large.
    running = result.then(
      () => {},
      () => {},
    );
    try {
      return await result;
    } finally {
      const end = performance.now();
      restUntil = end + pauseMs(end - start);
    }
  }

  return () => (next ??= running.then(run));
}
