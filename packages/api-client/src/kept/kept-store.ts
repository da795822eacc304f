import { phoneDatabase, writeTo } from '../outbox/database.ts';

/** The owner of public answers. */
export const everybody = '';

/** Answers kept on this phone, by person: the next person never sees them. */
export async function readKept(profile: string, key: string): Promise<unknown> {
  const row = await (await phoneDatabase()).get('kept', [profile, key]);
  return row?.data;
}

export const writeKept = (profile: string, key: string, data: unknown): Promise<void> =>
  writeTo('kept', (store) => [store.put({ profile, key, data, savedAt: Date.now() })]);

/** Deletes everything kept for this person. */
export const forgetKept = (profile: string): Promise<void> =>
  // Arrays sort after texts: this is every key that begins with the person.
  writeTo('kept', (store) => [store.delete(IDBKeyRange.bound([profile], [profile, []]))]);
