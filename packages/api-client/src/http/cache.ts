import { mutate as pageCache } from 'swr';
import { api } from './api.ts';

/** Keys are addresses: the result of a call is kept under the path it was read from. */
export type Key = string;

let cache: typeof pageCache = pageCache;

/** For a page (or a test) whose SWRConfig has its own cache. */
export function bindCache(mutate: typeof pageCache) {
  cache = mutate;
}

/**
 * Reads again everything visible under these keys; a key that ends in `*` covers all keys with that prefix.
 */
export async function refresh(...keys: Key[]): Promise<void> {
  await Promise.all(
    keys.map((key) => (key.endsWith('*') ? cache(startsWith(key.slice(0, -1))) : cache(key))),
  );
}

/** Reads `key` again, unless `isNow` accepts the data already shown. */
export async function refreshUnless<T>(key: Key, isNow: (data: T) => boolean): Promise<void> {
  await cache<T>(key, (data) => data, { revalidate: (data?: T) => data === undefined || !isNow(data) });
}

/** Shows `data` at once, instead of what was read. */
export async function paint<T>(key: Key, update: (data: T | undefined) => T | undefined): Promise<void> {
  await cache<T>(key, update, { revalidate: false });
}

/** Forgets everything: the next person must not see it. */
export async function clearCache(): Promise<void> {
  await cache(() => true, undefined, { revalidate: false });
}

const startsWith = (prefix: string) => (key: unknown) => typeof key === 'string' && key.startsWith(prefix);

export const readOne = <T>(key: Key) => api.get<T>(key);
export const readList = <T>(key: Key): Promise<T[]> => api.list<T>(key);
