import type { EntryStatus } from '@topout/domain';
import type { Queries } from '../db/database.ts';
import { notFound, unauthorised } from '../errors.ts';
import { latestEntry } from './stages-of.ts';

export interface FoundEntry {
  readonly id: string;
  readonly profile_id: string;
  readonly category_id: string;
  readonly stage_id: string;
  readonly competitor_number: string | null;
  readonly status: EntryStatus;
  readonly attempts_count: number;
}

const statement = {
  name: 'entry.find',
  text: `select e.id, e.profile_id, e.category_id, e.stage_id, r.competitor_number, e.status, e.attempts_count
    from entry e join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    where e.competition_id = $1 and (e.id = $2 or e.id = ${latestEntry('$1', '$2')}) order by e.id = $2 desc limit 1`,
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
