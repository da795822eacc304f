import type { LeagueLeaderboard } from '@topout/contract';
import type { EntryStatus } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';

/** How a league counts. */
export type LeagueRules = Pick<
  LeagueLeaderboard,
  | 'scoring'
  | 'bestOf'
  | 'placePoints'
  | 'tiePayment'
  | 'ties'
  | 'leaveOut'
  | 'mostBoulder'
  | 'mostLead'
  | 'mostSpeed'
  | 'leastDisciplines'
  | 'ageClasses'
  | 'guestPlaces'
> & {
  /** Profile uuids. */
  readonly guests: readonly string[];
};

export interface StoredLeague extends LeagueRules {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  /** Competition uuids, the first one first. */
  readonly competitions: readonly string[];
}

const league = {
  name: 'league.one',
  text: `
    select l.id, l.name, l.owner_id as owner, l.best_of, l.scoring, l.place_points,
      l.tie_payment, l.ties, l.leave_out, l.most_boulder, l.most_lead, l.most_speed, l.least_disciplines,
      l.age_classes, l.guests, l.guest_places, (select coalesce(json_agg(c.id order by c.starts_at, c.id), '[]') from competition c
      where c.league_id = l.id and c.cancelled_at is null) as competitions
    from league l where l.id = $1`,
};

export const readLeague = (db: Queries, id: string): Promise<StoredLeague | null> =>
  firstRow(db, league, [id]);

export interface OwnLeagueRow extends Pick<StoredLeague, 'name' | 'bestOf' | 'scoring'> {
  readonly uuid: string;
  readonly competitionsCount: number;
}

const own = {
  name: 'league.own',
  text: `
    select l.id as uuid, l.name, l.best_of, l.scoring,
      (select count(*)::int from competition c where c.league_id = l.id and c.cancelled_at is null) as competitions_count
    from league l where l.owner_id = $1 order by l.created_at desc, l.id limit 500`,
};

/** The leagues that somebody runs, the latest first. */
export const readOwnLeagues = (db: Queries, owner: string): Promise<OwnLeagueRow[]> =>
  db.rows<OwnLeagueRow>(own, [owner]);

export interface Candidate {
  readonly id: string;
  readonly name: string;
  /** The league it belongs to already. */
  readonly league: string | null;
  /** Every stage is scored in points, of which more is better: they can be added up. */
  readonly inPoints: boolean;
}

const candidates = {
  name: 'league.candidates',
  text: `
    select c.id, c.name, l.name as league,
      coalesce((select bool_and(coalesce(s.scoring_system, c.scoring_system) in ('DEFAULT', 'IFSC_BOULDER_2025', 'IFSC_COMBINED'))
        from stage s where s.competition_id = c.id), true) as in_points
    from competition c left join league l on l.id = c.league_id where c.id = any($1::uuid[]) order by c.starts_at`,
};

/** Competitions as a league looks at them before it takes them. */
export const readCandidates = (db: Queries, competitions: readonly string[]): Promise<Candidate[]> =>
  db.rows<Candidate>(candidates, [competitions]);

export interface LeaguePerson {
  readonly entry: string;
  readonly status: EntryStatus;
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly fullNamePublic: boolean;
  readonly picture: string | null;
}

const people = {
  name: 'league.people',
  text: `
    select e.id as entry, e.status, p.id as uuid, p.first_name, p.last_name, p.year_of_birth, p.full_name_public,
      p.picture_id as picture
    from entry e join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id where e.competition_id = any($1::uuid[])`,
};

/** Everybody who is entered in one of these competitions, by entry uuid. */
export async function readPeople(
  db: Queries,
  competitions: readonly string[],
): Promise<ReadonlyMap<string, LeaguePerson>> {
  const rows = await db.rows<LeaguePerson>(people, [competitions]);
  return new Map(rows.map((row) => [row.entry, row]));
}
