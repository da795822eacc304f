import { readFrom, writeTo } from './database.ts';
import type { OutboxItem } from './item.ts';
import { bySequence, type OutboxStore } from './store.ts';

/** On this phone, on disk. */
export const indexedStore: OutboxStore = {
  async load(profile) {
    const rows = await readFrom('commands', (store) => store.index('profile').getAll(profile));
    return (rows as OutboxItem[]).toSorted(bySequence);
  },
  save: (items) =>
    writeTo('commands', (store) => {
      for (const item of items) store.put(item);
    }),
  remove: (ids) =>
    writeTo('commands', (store) => {
      for (const id of ids) store.delete(id);
    }),
};
