import type { OwnCompetition } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { placesTaken } from '../../entering/entries/which-entry.ts';
import { foundBy, spellings } from './competition-search.ts';
import { byStanding, type CompetitionListRow, standsNow, venueOfList } from './competition-list.queries.ts';

export interface OwnCompetitionRow
  extends CompetitionListRow, Pick<OwnCompetition, 'listed' | 'role' | 'league'> {}

/* The page comes first: only its competitions are counted and looked up. A search also reads the venues of all. */
const statementFor = (search: string | null) => ({
  name: search === null ? 'competition.own' : 'competition.own.search',
  text: `
    with page as materialized (
      select c.*, ${standsNow} as stands from competition c ${search === null ? '' : venueOfList}
      where c.id in (select id from competition where master_judge_id = $1 union select r.competition_id
        from competition_role r where r.profile_id = $1 and r.revoked_at is null and not r.pending)${search === null ? '' : ` and ${foundBy('$4')}`}
      order by ${byStanding(`(${standsNow})`)} limit $2 offset $3)
    select c.id, c.name, c.starts_at, c.ends_at, c.cancelled_at is not null as cancelled, c.header_colour,
      c.live_leaderboard, c.listed, v.venue,
      case when l.id is not null then jsonb_build_object('uuid', l.id, 'name', l.name) end as league,
      case when c.master_judge_id = $1 then 'MASTER' else r.role end as role,
      ${placesTaken('c.id')} as entries_count
    from page c
    left join competition_role r on r.competition_id = c.id and r.profile_id = $1
    left join league l on l.id = c.league_id
    ${venueOfList}
    order by ${byStanding('c.stands')}`,
});

interface Filter {
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The competitions that somebody works for: live ones, upcoming, past.
 *
 * @param search part of the name of the competition, its venue or its city; null = all
 */
export const readOwnCompetitions = (
  db: Queries,
  profile: string,
  { search, limit, offset }: Filter,
): Promise<OwnCompetitionRow[]> =>
  db.rows<OwnCompetitionRow>(statementFor(search), [
    profile,
    limit,
    offset,
    ...(search === null ? [] : [spellings(search)]),
  ]);
