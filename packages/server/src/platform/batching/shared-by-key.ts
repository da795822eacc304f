import { type CacheName, openCache } from '../cache/cache.ts';
import { sharedRun } from './shared-run.ts';

/** Whoever reads all day leaves half of the time to boards. */
const asLong = (tookMs: number): number => tookMs;

/**
 * Makes what has a key once for all who ask in one moment. Nobody gets what was begun before they asked.
 *
 * @param name of the cache that bounds how many are under way
 */
export function sharedByKey<T>(name: CacheName): (key: string, work: () => Promise<T>) => Promise<T> {
  const runs = openCache<() => Promise<T>>(name);
  return (key, work) => {
    const run = runs.get(key) ?? sharedRun(work, asLong);
    runs.set(key, run);
    return run();
  };
}
