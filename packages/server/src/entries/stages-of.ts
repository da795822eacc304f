import type { Queries } from '../db/database.ts';
import type { FoundEntry } from './find-entry.ts';

/*
 * SQL for which of a person's entries is meant. `competition` and `person` are expressions.
 */

/** The entry of the last stage that was opened, of those in which somebody is. */
export const latestEntry = (competition: string, person: string): string => `(
  select o.id from entry o join stage s on s.competition_id = o.competition_id and s.id = o.stage_id
  where o.competition_id = ${competition} and o.profile_id = ${person}
  order by s.opened_at is not null desc, s.position desc limit 1)`;

/** The entry with which somebody began. */
export const firstEntry = (competition: string, person: string): string => `(
  select o.id from entry o join stage s on s.competition_id = o.competition_id and s.id = o.stage_id
  where o.competition_id = ${competition} and o.profile_id = ${person} order by s.position limit 1)`;

/** How many people have a place in a competition. */
export const placesTaken = (competition: string): string => `(
  select count(distinct o.profile_id)::integer from entry o
  where o.competition_id = ${competition} and o.status <> 'WAITING')`;

const columns = `e.id, e.profile_id, e.category_id, e.stage_id, r.competitor_number, e.status, e.attempts_count`;
const joins = `join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
  join stage s on s.competition_id = e.competition_id and s.id = e.stage_id`;

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

/** An entry and those of the same person in the stages after it: they go together. */
export const entriesFrom = (db: Queries, competition: string, entry: string): Promise<FoundEntry[]> =>
  db.rows<FoundEntry>(fromHere, [competition, entry]);
