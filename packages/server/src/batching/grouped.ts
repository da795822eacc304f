import { AsyncLocalStorage } from 'node:async_hooks';
import { refuseInsideTransaction } from '../db/transaction-guard.ts';

/** A group belongs to none of its callers, so it runs in nobody's context. */
const apart = AsyncLocalStorage.snapshot();

interface Waiting<T, V> {
  readonly item: T;
  readonly resolve: (value: V) => void;
  readonly reject: (reason: unknown) => void;
}

export interface Grouping {
  /** The most items of one group; without it all that wait. */
  readonly most?: number;
  /** How many groups are at work at once; 1 unless told otherwise. */
  readonly lanes?: number;
}

/**
 * Works off calls in groups: what comes while every lane is at work forms the next group.
 * A group starts after every call in it, so a reading group never answers with anything older than the call. The next group
 * starts before the last one's callers hear: they and the database work at once.
 *
 * A group that fails as a whole is worked off again one by one, so that one bad item never costs the others.
 *
 * @throws Error when called inside a transaction: the group could wait for that very transaction.
 * @param work answers each item, in order; has to leave nothing behind when it throws
 * @param most the most items of one group
 */
export function grouped<T, V>(
  work: (items: readonly T[]) => Promise<readonly V[]>,
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
      const group = waiting.slice(0, most);
      waiting = waiting.slice(group.length);
      const worked = workedOff(group);
      // What callers do with their answers is done while the database is busy with the next group.
      setImmediate(tell);
      tell = await worked;
    }
    tell();
    free += 1;
  }

  /** @returns gives the callers their answers */
  async function workedOff(group: readonly Waiting<T, V>[]): Promise<() => void> {
    try {
      const values = await work(group.map(({ item }) => item));
      if (values.length !== group.length) throw new Error('a group must answer each of its items');
      return () => group.forEach(({ resolve }, index) => resolve(values[index] as V));
    } catch (error) {
      if (group.length === 1) return () => group[0]?.reject(error);
      const tells: (() => void)[] = [];
      for (const one of group) tells.push(await workedOff([one]));
      return () => tells.forEach((tell) => tell());
    }
  }

  return (item) => {
    refuseInsideTransaction();
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (starting || free === 0) return;
      starting = true;
      // After the sockets of this turn were read, so that what arrived together goes together.
      apart(() => setImmediate(() => void workOff()));
    });
  };
}
