import type { OutboxItem } from './item.ts';

/** Where commands wait: all that the outbox needs from a phone's storage. */
export interface OutboxStore {
  /** Everything of one person, oldest first. */
  load: (profile: string) => Promise<OutboxItem[]>;
  /** All or nothing, and on disk when it resolves. */
  save: (items: readonly OutboxItem[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

const bySequence = (a: OutboxItem, b: OutboxItem) => a.command.deviceSeq - b.command.deviceSeq;

/** Keeps nothing beyond the page: for phones that refuse to store, and for tests. */
export function memoryStore(): OutboxStore {
  const rows = new Map<string, OutboxItem>();
  return {
    load: async (profile) => [...rows.values()].filter((row) => row.profile === profile).toSorted(bySequence),
    save: async (items) => {
      for (const item of items) rows.set(item.id, item);
    },
    remove: async (ids) => {
      for (const id of ids) rows.delete(id);
    },
  };
}

export { bySequence };
