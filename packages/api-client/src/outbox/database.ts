import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { OutboxItem } from './item.ts';

/** Waiting commands, and answers to reads: by person and key, with the time they were kept. */
interface Phone extends DBSchema {
  commands: { key: string; value: OutboxItem; indexes: { profile: string } };
  kept: {
    key: [profile: string, key: string];
    value: { profile: string; key: string; data: unknown; savedAt: number };
  };
}
type StoreName = 'commands' | 'kept';

let opening: Promise<IDBPDatabase<Phone>> | null = null;

const forget = () => {
  opening = null;
};

/** The one database of this origin on this phone. */
export function phoneDatabase(): Promise<IDBPDatabase<Phone>> {
  opening ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

// Async, because some private windows throw when asked.
const open = async () => {
  const db = await openDB<Phone>('topout', 1, {
    upgrade(made) {
      made.createObjectStore('commands', { keyPath: 'id' }).createIndex('profile', 'profile');
      made.createObjectStore('kept', { keyPath: ['profile', 'key'] });
    },
    // The browser may close it, and a newer version of the page must be able to.
    terminated: forget,
    blocking: () => {
      db.close();
      forget();
    },
  });
  return db;
};

/** Writes to one store, all or nothing; on disk when it resolves. */
export async function writeTo<Name extends StoreName>(
  name: Name,
  write: (store: IDBPObjectStore<Phone, [Name], Name, 'readwrite'>) => readonly Promise<unknown>[],
): Promise<void> {
  const db = await phoneDatabase();
  const { store, done } = db.transaction(name, 'readwrite', { durability: 'strict' });
  await Promise.all([...write(store), done]);
}
