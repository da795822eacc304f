import type { Queries } from '../db/database.ts';
import type { FoundEntry } from './find-entry.ts';

const statement = {
  name: 'entry.chain',
  text: `
    with recursive chain as (
      select 1 as place, e.* from entry e where e.competition_id = $1 and e.id = $2
      union all
      select c.place + 1, e.* from entry e join chain c on e.advanced_from = c.id where e.competition_id = $1
    )
    select id, profile_id, category_id, competitor_number, status, attempts_count from chain order by place`,
};

/** An entry and those it led to, stage after stage: they go together. */
export const chainOf = (db: Queries, competition: string, entry: string): Promise<FoundEntry[]> =>
  db.rows<FoundEntry>(statement, [competition, entry]);

const firstStatement = {
  name: 'entry.first',
  text: `
    with recursive chain as (
      select e.id, e.advanced_from from entry e where e.competition_id = $1 and e.id = $2
      union all
      select e.id, e.advanced_from from entry e join chain c on e.id = c.advanced_from where e.competition_id = $1
    )
    select id from chain where advanced_from is null`,
};

/** The entries of one person through all stages, the first stage first. */
export async function familyOf(db: Queries, competition: string, entry: string): Promise<FoundEntry[]> {
  const [first] = await db.rows<{ id: string }>(firstStatement, [competition, entry]);
  return first ? chainOf(db, competition, first.id) : [];
}
