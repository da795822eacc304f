import { openDatabase } from '../outbox/database.ts';

/** Answers kept on this phone, by person: the next person never sees them. */
export async function readKept(profile: string, key: string): Promise<unknown> {
  const row = await (await openDatabase()).get('kept', [profile, key]);
  return row?.data;
}

export async function writeKept(profile: string, key: string, data: unknown): Promise<void> {
  await (await openDatabase()).put('kept', { profile, key, data, savedAt: Date.now() });
}

/** Everything that was kept for this person. */
export async function forgetKept(profile: string): Promise<void> {
  // Arrays sort after texts: this is every key that begins with the person.
  await (await openDatabase()).delete('kept', IDBKeyRange.bound([profile], [profile, []]));
}
