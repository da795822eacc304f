import { setTimeout as sleep } from 'node:timers/promises';

const betweenMs = 100;

/**
 * Asks again and again until there is an answer.
 *
 * @param ask null = not yet; what it throws counts as not yet, too
 * @throws Error with `what`, and with what was thrown last, if there is none in time
 */
export async function waitFor<T>(what: string, seconds: number, ask: () => Promise<T | null>): Promise<T> {
  const until = performance.now() + seconds * 1_000;
  let why: unknown;
  while (performance.now() < until) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
      why = undefined;
    } catch (error) {
      why = error;
    }
    await sleep(betweenMs);
  }
  const last = why instanceof Error ? ` (${why.message})` : '';
  throw new Error(`${what}: not within ${seconds} s${last}`, { cause: why });
}

/** A request that is given up after this long. @throws Error if it is not answered with 2xx */
export async function get(url: string, ms = 2_000): Promise<Response> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(ms) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return reply;
}
