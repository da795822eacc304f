import { phoneDatabase, writeTo } from './database.ts';
import { bySequence, type OutboxStore } from './store.ts';

/** Stores commands on this phone, on disk. */
export const indexedStore: OutboxStore = {
  async load(profile) {
    const db = await phoneDatabase();
    return (await db.getAllFromIndex('commands', 'profile', profile)).toSorted(bySequence);
  },
  save: (items) => writeTo('commands', (store) => items.map((item) => store.put(item))),
  remove: (ids) => writeTo('commands', (store) => ids.map((id) => store.delete(id))),
};
