import { AsyncLocalStorage } from 'node:async_hooks';
import { refuseInsideTransaction } from '../db/transaction-guard.ts';

/** A group belongs to none of its callers, so it runs in no caller's context. */
const apart = AsyncLocalStorage.snapshot();

interface Waiting<T, V> {
  readonly item: T;
  readonly resolve: (value: V) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Grouping {
  /** The most items in one group; unlimited by default. */
  readonly most?: number;
  /** How many groups run at once; 1 by default. */
  readonly lanes?: number;
}

/** Closes a group: whatever waits by then is in it. Called again, it returns the same items. */
export type Take<T> = () => readonly T[];

/**
 * Runs calls in groups: those that arrive while every lane is busy form the next group, and those that arrive
 * before its work takes them. A reading group reads after it took its items, so it never returns anything older
 * than a call. The next group starts before the last one's callers get their answers: they and the database work
 * at the same time.
 *
 * If a group fails as a whole, its items run again one by one, so that a bad one never harms the others.
 *
 * @throws Error if called inside a transaction: the group could wait for that very transaction.
 * @param work answers each item, in order; must leave nothing behind when it throws
 * @param most the most items of one group
 */
export function grouped<T, V>(
  work: (take: Take<T>) => Promise<readonly V[]>,
  { most = Number.POSITIVE_INFINITY, lanes = 1 }: Grouping = {},
): (item: T) => Promise<V> {
  let waiting: Waiting<T, V>[] = [];
  let free = lanes;
  let starting = false;

  async function workOff(): Promise<void> {
    starting = false;
    free -= 1;
    let tell = () => {};
    while (waiting.length > 0) {
      let group: readonly Waiting<T, V>[] = [];
      const worked = workedOff(() => {
        if (group.length > 0) return group;
        group = waiting.slice(0, most);
        waiting = waiting.slice(group.length);
        return group;
      });
      // Callers handle their answers while the database is busy with the next group.
      setImmediate(tell);
      tell = await worked;
    }
    tell();
    free += 1;
  }

  /** @returns a function that gives the callers their answers */
  async function workedOff(takeGroup: Take<Waiting<T, V>>): Promise<() => void> {
    try {
      const values = await work(() => takeGroup().map(({ item }) => item));
      const group = takeGroup();
      if (values.length !== group.length) throw new Error('a group must answer each of its items');
      return () => group.forEach(({ resolve }, index) => resolve(values[index] as V));
    } catch (error) {
      const group = takeGroup();
      if (group.length === 1) return () => group[0]?.reject(error);
      const tells: (() => void)[] = [];
      for (const one of group) tells.push(await workedOff(() => [one]));
      return () => tells.forEach((tell) => tell());
    }
  }

  return (item) => {
    refuseInsideTransaction();
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (starting || free === 0) return;
      starting = true;
      // After this turn's sockets have been read, so that calls that arrived together stay together.
      apart(() => setImmediate(() => void workOff()));
    });
  };
}
