import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` for everybody who asks at the same time: a call while it runs waits for the next run, which it shares.
 * So a call is never answered by a run that had begun before it.
 *
 * @param pauseMs how long to rest after a run that took so many milliseconds
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
    running = result.catch(() => {});
    try {
      return await result;
    } finally {
      const end = performance.now();
      restUntil = end + pauseMs(end - start);
    }
  }

  return () => (next ??= running.then(run));
}
