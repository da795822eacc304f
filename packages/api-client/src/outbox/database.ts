import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxItem } from './item.ts';

interface Schema extends DBSchema {
  /** Commands that wait, in the order of `seq`. */
  commands: { key: string; value: OutboxItem; indexes: { profile: string } };
  /** Answers to reads, by person and key. */
  kept: { key: [string, string]; value: { profile: string; key: string; data: unknown; savedAt: number } };
  /** `device`: this phone's id; `seq`: the last number given to a command. */
  meta: { key: string; value: string | number };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** The one database of this origin on this phone. */
export function openDatabase(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('topout', 1, {
    upgrade(db) {
      db.createObjectStore('commands', { keyPath: 'id' }).createIndex('profile', 'profile');
      db.createObjectStore('kept', { keyPath: ['profile', 'key'] });
      db.createObjectStore('meta');
    },
    terminated() {
      opening = null;
    },
  });
  return opening;
}
