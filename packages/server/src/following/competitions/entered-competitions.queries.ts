import type { EnteredCompetition } from '@topout/contract';
import { type CompetitionListRow, venueOfList } from './competition-list.queries.ts';
import type { Queries } from '../../platform/db/database.ts';
import { latestEntry } from '../../entering/entries/which-entry.ts';

type Shown = 'id' | 'name' | 'startsAt' | 'endsAt' | 'cancelled' | 'headerColour' | 'venue';

export interface EnteredCompetitionRow
  extends Pick<CompetitionListRow, Shown>, Pick<EnteredCompetition, 'resultsOut' | 'entries'> {}

/** Starts from the person and their children, so the number of other entries makes no difference. */
const statement = {
  name: 'profile.entered_competitions',
  text: `
    select c.id, c.name, c.starts_at, c.ends_at, c.cancelled_at is not null as cancelled, c.header_colour, v.venue, mine.entries,
      exists (select from publication b where b.competition_id = c.id and b.final and (b.stage_id is null or b.stage_id = (
        select s.id from stage s where s.competition_id = c.id order by s.position desc limit 1))) as results_out
    from (
      select p.competition_id, json_agg(json_build_object('user', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
          'own', p.id = $1, 'category', k.name, 'competitor_number', p.competitor_number, 'status', e.status)
        order by p.id <> $1, p.first_name, p.last_name, p.id) as entries
      from entrant p
      join entry e on e.competition_id = p.competition_id and e.id = ${latestEntry('p.competition_id', 'p.id')}
      join category k on k.competition_id = e.competition_id and k.id = e.category_id
      where p.id = any (array(select id from profile where id = $1 union select id from profile where parent_id = $1))
      group by p.competition_id
    ) mine
    join competition c on c.id = mine.competition_id
    ${venueOfList}
    order by c.ends_at <= now(), case when c.ends_at > now() then c.starts_at end, c.starts_at desc, c.id
    limit 500`,
};

/** Competitions that a person or their children have entered: current ones, soonest first, then past ones. */
export const readEnteredCompetitions = (db: Queries, profile: string): Promise<EnteredCompetitionRow[]> =>
  db.rows<EnteredCompetitionRow>(statement, [profile]);
