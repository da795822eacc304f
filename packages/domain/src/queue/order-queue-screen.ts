import { once } from '../once.ts';

export interface QueueEntry {
  readonly user: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Has a success on this route. */
  readonly hasSuccess: boolean;
}

/**
 * The lists of the queue screen: waiting climbers in queue order, and the others by first name, with those
 * who have succeeded last.
 *
 * @source behaviour: judging#queue
 */
export function orderQueueScreen<T extends QueueEntry>(
  entries: readonly T[],
  queue: readonly string[],
): { readonly queued: readonly T[]; readonly others: readonly T[] } {
  const byUser = new Map(entries.map((entry) => [entry.user, entry]));
  const waiting = new Set(queue);
  return {
    queued: queue.flatMap((user) => byUser.get(user) ?? []),
    others: entries.filter(({ user }) => !waiting.has(user)).sort(bySuccessThenName),
  };
}

const names = once(() => new Intl.Collator('en'));

function bySuccessThenName(a: QueueEntry, b: QueueEntry): number {
  return (
    Number(a.hasSuccess) - Number(b.hasSuccess) ||
    names().compare(a.firstName, b.firstName) ||
    names().compare(a.lastName, b.lastName)
  );
}
