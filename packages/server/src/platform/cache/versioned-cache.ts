import type { LRUCache } from 'lru-cache';
import { type CacheName, openCache } from './cache.ts';

interface Versioned<V> {
  readonly version: string | number;
  readonly value: V;
}

/**
 * A cache that returns a value only for the version it was kept for: nothing has to tell it what to forget.
 */
export class VersionedCache<V> {
  readonly #cache: LRUCache<string, Versioned<V>>;

  constructor(name: CacheName) {
    this.#cache = openCache(name);
  }

  /** @returns undefined if nothing of this version is kept */
  at(key: string, version: string | number): V | undefined {
    const found = this.#cache.get(key);
    return found?.version === version ? found.value : undefined;
  }

  /** The value of any version. */
  latest(key: string): V | undefined {
    return this.#cache.get(key)?.value;
  }

  keep(key: string, version: string | number, value: V): void {
    this.#cache.set(key, { version, value });
  }

  forget(key: string): void {
    this.#cache.delete(key);
  }
}
