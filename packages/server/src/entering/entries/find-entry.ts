import type { EntryStatus, Handicap } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { notFound, unauthorised } from '../../platform/errors.ts';
import { latestEntry } from './which-entry.ts';

export interface FoundEntry extends Handicap {
  readonly id: string;
  readonly profileId: string;
  readonly categoryId: string;
  readonly stageId: string;
  readonly competitorNumber: string | null;
  readonly nation: string | null;
  readonly status: EntryStatus;
  readonly attemptsCount: number;
}

const columns = `e.id, e.profile_id, e.category_id, e.stage_id, r.competitor_number, e.status, e.attempts_count,
  r.nation, r.handicap_percent, r.handicap_points`;
const joins = `join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
  join stage s on s.competition_id = e.competition_id and s.id = e.stage_id`;

const statement = {
  name: 'entry.find',
  text: `select ${columns} from entry e ${joins} where e.competition_id = $1 and (e.id = $2 or e.id = ${latestEntry('$1', '$2')}) order by e.id = $2 desc limit 1`,
};

/** @throws Refusal 404 */
export async function findEntry(db: Queries, competition: string, entryOrUser: string): Promise<FoundEntry> {
  const [found] = await db.rows<FoundEntry>(statement, [competition, entryOrUser]);
  if (!found) throw notFound('entry');
  return found;
}

/**
 * The uuid in an address: an entry's, a person's, or `me`.
 *
 * @throws Refusal 401 for `me` without a session
 */
export function namedEntry(name: string, profile: string | null): string {
  if (name !== 'me') return name;
  if (profile === null) throw unauthorised();
  return profile;
}

const ofPerson = {
  name: 'entry.of_person',
  text: `select ${columns} from entry e ${joins} where e.competition_id = $1 and e.profile_id = $2 order by s.position`,
};

/** The entries of a person, stage by stage. */
export const entriesOf = (db: Queries, competition: string, person: string): Promise<FoundEntry[]> =>
  db.rows<FoundEntry>(ofPerson, [competition, person]);

const fromHere = {
  name: 'entry.from_here',
  text: `
    select ${columns} from entry here
    join stage of_here on of_here.competition_id = here.competition_id and of_here.id = here.stage_id
    join entry e on e.competition_id = here.competition_id and e.profile_id = here.profile_id ${joins}
    where here.competition_id = $1 and here.id = $2 and s.position >= of_here.position order by s.position`,
};

/** An entry and the same person's entries in later stages: they belong together. */
export const entriesFrom = (db: Queries, competition: string, entry: string): Promise<FoundEntry[]> =>
  db.rows<FoundEntry>(fromHere, [competition, entry]);
