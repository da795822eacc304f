import type { KnownEntrant } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { firstEntry } from '../entries/which-entry.ts';

export interface Entrant extends KnownEntrant {
  readonly category: string;
  readonly competitorNumber: string | null;
}

const statement = {
  name: 'doubles.entrants',
  text: `
    select e.id as entry, p.first_name, p.last_name, p.year_of_birth,
      coalesce(a.email, p.listed_email) as email, a.id is not null as account, k.name as category,
      p.competitor_number
    from entry e
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    left join account a on a.profile_id = p.id
    where e.competition_id = $1 and e.id = ${firstEntry('$1', 'p.id')}
    order by e.id`,
};

/** Everybody who is entered, with what identifies them. */
export const readEntrants = (db: Queries, competition: string): Promise<Entrant[]> =>
  db.rows<Entrant>(statement, [competition]);
