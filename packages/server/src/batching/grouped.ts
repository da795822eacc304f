import { AsyncLocalStorage } from 'node:async_hooks';
import { refuseInsideTransaction } from '../db/transaction-guard.ts';

/** A group belongs to none of its callers, so it runs in nobody's context. */
const apart = AsyncLocalStorage.snapshot();

interface Waiting<T, V> {
  readonly item: T;
  readonly resolve: (value: V) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Works off calls in groups, one group at a time: what comes while a group is at work forms the next one.
 * A group starts after every call in it, so a reading group never answers with anything older than the call.
 *
 * A group that fails as a whole is worked off again one by one, so that one bad item never costs the others.
 *
 * @throws Error when called inside a transaction: the group could wait for that very transaction.
 * @param work answers each item, in order; has to leave nothing behind when it throws
 * @param most the most items of one group
 */
export function grouped<T, V>(
  work: (items: readonly T[]) => Promise<readonly V[]>,
  most = Number.POSITIVE_INFINITY,
): (item: T) => Promise<V> {
  let waiting: Waiting<T, V>[] = [];
  let busy = false;

  async function workOff(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(group.length);
      await answer(group);
    }
    busy = false;
  }

  async function answer(group: readonly Waiting<T, V>[]): Promise<void> {
    try {
      const values = await work(group.map(({ item }) => item));
      if (values.length !== group.length) throw new Error('a group must answer each of its items');
      group.forEach(({ resolve }, index) => resolve(values[index] as V));
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await answer([one]);
    }
  }

  return (item) => {
    refuseInsideTransaction();
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      // After the sockets of this turn were read, so that what arrived together goes together.
      apart(() => setImmediate(() => void workOff()));
    });
  };
}
