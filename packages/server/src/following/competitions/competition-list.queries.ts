import type { CompetitionSummary } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { placesTaken } from '../../entering/entries/which-entry.ts';
import { isListed } from '../../competition/is-listed.ts';
import { logoUrl } from '../../preparing/venues/venue.queries.ts';
import { foundBy, spellings } from './competition-search.ts';

export interface CompetitionListRow extends Omit<
  CompetitionSummary,
  'uuid' | 'startTime' | 'endTime' | 'status'
> {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelled: boolean;
}

export type ListedStatus = 'live' | 'upcoming' | 'past';

/** The first venue of competition `c`, as `v`. */
export const venueOfList = `left join lateral (
      select v.name, v.city, json_build_object('uuid', v.id, 'name', v.name, 'city', v.city, 'state', v.state,
        'country', v.country, 'time_zone', v.time_zone, 'logo_url', ${logoUrl}) as venue
      from competition_venue m join venue v on v.id = m.venue_id
      where m.competition_id = c.id order by m.position, v.id limit 1
    ) v on true`;

/** Whether competition `c` is live now, to come, or over. */
export const standsNow = `case when c.ends_at <= now() then 'past' when c.starts_at > now() then 'upcoming' else 'live' end`;

/** Live ones first and soonest end on top, then upcoming, soonest first, then past, latest first. */
export const byStanding = (
  stands: string,
) => `case ${stands} when 'live' then 0 when 'upcoming' then 1 else 2 end,
  case ${stands} when 'live' then c.ends_at when 'upcoming' then c.starts_at end, c.starts_at desc, c.id`;

/* The page comes first: only its competitions are counted. A search also reads the venues of all. */
const statementFor = (search: string | null) => ({
  name: search === null ? 'competition.list' : 'competition.list.search',
  text: `
    with listed as (
      select c.*, ${standsNow} as stands from competition c where ${isListed}
    ), page as materialized (
      select c.* from listed c ${search === null ? '' : venueOfList}
      where ($3::text is null or c.stands = $3)${search === null ? '' : ` and ${foundBy('$4')}`}
      order by ${byStanding('c.stands')} limit $1 offset $2)
    select c.id, c.name, c.starts_at, c.ends_at, c.cancelled_at is not null as cancelled, c.header_colour,
      c.live_leaderboard, v.venue,
      ${placesTaken('c.id')} as entries_count
    from page c
    ${venueOfList}
    order by ${byStanding('c.stands')}`,
});

/** @param search part of the name of the competition, its venue or its city; null = all */
export const listCompetitions = (
  db: Queries,
  { status, search, limit, offset }: Filter,
): Promise<CompetitionListRow[]> =>
  db.rows(statementFor(search), [limit, offset, status, ...(search === null ? [] : [spellings(search)])]);

interface Filter {
  readonly status: ListedStatus | null;
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
}
