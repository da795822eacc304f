import { busy } from '../../platform/errors.ts';

let last: Promise<unknown> = Promise.resolve();
const waiting = new Set<string>();

/**
 * Runs one after the other on this node: large batches take memory.
 *
 * @throws Refusal 503 if this competition waits already
 */
export async function inTurn<T>(competition: string, work: () => Promise<T>): Promise<T> {
  if (waiting.has(competition)) throw busy();
  waiting.add(competition);
  const mine = last.then(work);
  last = mine.catch(() => {}).finally(() => waiting.delete(competition));
  return mine;
}
