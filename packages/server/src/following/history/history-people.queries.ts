import type { HistoryPerson } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';

/* People who were judged and have no entry now were deleted, merged or taken over: records name them. */
const statement = {
  name: 'history.people',
  text: `
    with known as (
      select e.profile_id as id, true as entered from entry e where e.competition_id = $1
      union all
      select (a.details ->> 'user')::uuid, false from audit a
        where a.competition_id = $1 and a.kind in ('entry.deleted', 'entry.merged', 'entry.taken_over')
    )
    select p.id as uuid, trim(p.first_name || ' ' || p.last_name) as name, p.competitor_number,
      bool_or(k.entered) as entered
    from known k join entrant p on p.competition_id = $1 and p.id = k.id
    group by p.id, p.first_name, p.last_name, p.competitor_number order by lower(p.first_name), lower(p.last_name), p.id`,
};

/** Everybody who is or was entered in any stage, by name. */
export const historyPeople = (db: Queries, competition: string): Promise<HistoryPerson[]> =>
  db.rows<HistoryPerson>(statement, [competition]);
