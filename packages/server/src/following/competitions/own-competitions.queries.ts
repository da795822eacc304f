import type { OwnCompetition } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { placesTaken } from '../../entering/entries/which-entry.ts';
import { type CompetitionListRow, venueOfList } from './competition-list.queries.ts';

export interface OwnCompetitionRow
  extends CompetitionListRow, Pick<OwnCompetition, 'listed' | 'role' | 'league'> {}

const statement = {
  name: 'competition.own',
  text: `
    select c.id, c.name, c.starts_at, c.ends_at, c.cancelled_at is not null as cancelled, c.header_colour,
      c.live_leaderboard, c.listed, v.venue,
      case when l.id is not null then jsonb_build_object('uuid', l.id, 'name', l.name) end as league,
      case when c.master_judge_id = $1 then 'MASTER' else r.role end as role,
      ${placesTaken('c.id')} as entries_count
    from competition c
    left join competition_role r on r.competition_id = c.id and r.profile_id = $1
      and r.revoked_at is null and not r.pending
    left join league l on l.id = c.league_id
    ${venueOfList}
    where c.master_judge_id = $1 or r.profile_id is not null
    order by c.starts_at desc, c.id limit 500`,
};

/** The competitions that somebody works for, the latest first. */
export const readOwnCompetitions = (db: Queries, profile: string): Promise<OwnCompetitionRow[]> =>
  db.rows<OwnCompetitionRow>(statement, [profile]);
