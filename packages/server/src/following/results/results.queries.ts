import type { ClimbType, EntryStatus } from '@topout/domain';
import type { PulledResult } from '../board/board.queries.ts';
import type { Queries } from '../../platform/db/database.ts';
import { timeZoneOf } from '../../competition/authority/time-zone.ts';

export interface RouteRow {
  readonly category: string;
  readonly uuid: string;
  readonly number: number | null;
  readonly name: string;
  readonly climbType: ClimbType;
  readonly segmentsCount: number;
}

const routes = {
  name: 'results.routes',
  text: `
    select distinct on (k.id, r.id) k.id as category, r.id as uuid, g.number,
      coalesce(g.name, nullif(r.name, ''), r.circuit_number, '') as name, r.climb_type, r.segments_count
    from category k
    join route_group_route g on g.competition_id = k.competition_id
    join route r on r.id = g.route_id
    where k.competition_id = $1 and (
      exists (select from route_group_category m where m.competition_id = $1
        and m.route_group_id = g.route_group_id and m.category_id = k.id)
      or not exists (select from route_group_category m where m.competition_id = $1
        and m.route_group_id = g.route_group_id))
    order by k.id, r.id, g.number nulls last`,
};

/** Every route under its number in each category. */
export const readRoutes = (db: Queries, competition: string): Promise<RouteRow[]> =>
  db.rows<RouteRow>(routes, [competition]);

export interface EntrantRow {
  readonly entry: string;
  readonly user: string;
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
  readonly startingGroup: string | null;
  readonly startPosition: number | null;
  /** By climber and marker. */
  readonly signed: boolean;
}

const entrants = {
  name: 'results.entrants',
  text: `
    select e.id as entry, e.profile_id as user, r.competitor_number, e.status, e.starting_group, e.start_position,
      e.signed_at is not null and e.marker_signed_at is not null as signed
    from entry e join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    where e.competition_id = $1 and e.category_id = $2 and e.status <> 'WAITING'`,
};

export const readEntrants = (db: Queries, competition: string, category: string): Promise<EntrantRow[]> =>
  db.rows<EntrantRow>(entrants, [competition, category]);

export interface MarkRow extends Omit<PulledResult, 'changedAt'> {
  /** In order: top, segments, plus. */
  readonly attempts: readonly (readonly [boolean, number, boolean])[];
}

const marks = {
  name: 'results.marks',
  text: `
    select r.entry_id as entry, r.route_id as route, r.tries, r.top, r.zone1, r.zone2, r.hold, r.plus,
      r.duration_ms as duration, r.self_logged and r.confirmed_at is null as open,
      (select coalesce(json_agg(json_build_array(a.success, a.segments_count, a.used_last_hold) order by a.position), '[]')
        from attempt a where a.competition_id = $1 and a.route_id = r.route_id and a.entry_id = r.entry_id) as attempts
    from result r where r.competition_id = $1 and r.category_id = $2 and r.tries > 0`,
};

/** What was climbed in a category, with every attempt. */
export const readMarks = (db: Queries, competition: string, category: string): Promise<MarkRow[]> =>
  db.rows<MarkRow>(marks, [competition, category]);

export interface PersonRow {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly fullNamePublic: boolean;
  readonly competitorNumber: string | null;
  readonly nation: string | null;
}

const people = {
  name: 'results.people',
  text: `
    select p.id as uuid, p.first_name, p.last_name, p.year_of_birth, p.full_name_public, p.competitor_number, p.nation
    from entrant p where p.competition_id = $1`,
};

/** Everybody who takes part, by profile uuid. */
export async function readPeople(db: Queries, competition: string): Promise<ReadonlyMap<string, PersonRow>> {
  const rows = await db.rows<PersonRow>(people, [competition]);
  return new Map(rows.map((row) => [row.uuid, row]));
}

const zone = { name: 'results.time_zone', text: `select ${timeZoneOf('$1')} as time_zone` };

/** IANA name of the first venue's time zone. */
export async function readTimeZone(db: Queries, competition: string): Promise<string> {
  const [row] = await db.rows<{ timeZone: string }>(zone, [competition]);
  return row?.timeZone ?? 'UTC';
}

const disputed = {
  name: 'results.disputed',
  text: `select distinct entry_id as entry from dispute where competition_id = $1 and state = 'OPEN' and kind <> 'INCIDENT'`,
};

/** Entries with a result that somebody appeals against or queries. */
export async function readDisputed(db: Queries, competition: string): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ entry: string }>(disputed, [competition]);
  return new Set(rows.map(({ entry }) => entry));
}
