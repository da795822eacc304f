import { openDatabase } from './database.ts';
import { bySequence, type OutboxStore } from './store.ts';

/** On this phone, on disk. */
export const indexedStore: OutboxStore = {
  async load(profile) {
    const rows = await (await openDatabase()).getAllFromIndex('commands', 'profile', profile);
    return rows.toSorted(bySequence);
  },
  async save(items) {
    const tx = (await openDatabase()).transaction('commands', 'readwrite', { durability: 'strict' });
    await Promise.all([...items.map((item) => tx.store.put(item)), tx.done]);
  },
  async remove(ids) {
    const tx = (await openDatabase()).transaction('commands', 'readwrite');
    await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  },
};
