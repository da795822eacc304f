import type { EntryStatus } from '@topout/domain';
import type { Queries } from '../db/database.ts';
import { notFound, unauthorised } from '../errors.ts';

export interface FoundEntry {
  readonly id: string;
  readonly profile_id: string;
  readonly category_id: string;
  readonly competitor_number: string | null;
  readonly status: EntryStatus;
  readonly attempts_count: number;
}

const statement = {
  name: 'entry.find',
  text: `select id, profile_id, category_id, competitor_number, status, attempts_count from entry
    where competition_id = $1 and (id = $2 or id = entry_of($1, $2)) order by id = $2 desc limit 1`,
};

/** @throws Refusal 404 */
export async function findEntry(db: Queries, competition: string, entryOrUser: string): Promise<FoundEntry> {
  const [found] = await db.rows<FoundEntry>(statement, [competition, entryOrUser]);
  if (!found) throw notFound('entry');
  return found;
}

/**
 * The uuid that an address names: of an entry, of a person, or `me`.
 *
 * @throws Refusal 401 for `me` without a session
 */
export function namedEntry(name: string, profile: string | null): string {
  if (name !== 'me') return name;
  if (profile === null) throw unauthorised();
  return profile;
}
