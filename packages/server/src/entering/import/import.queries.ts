import type { ImportBody } from '@topout/contract';
import type { EnteredPerson, ImportGround, JudgedLine } from '@topout/domain';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { placesTaken } from '../entries/which-entry.ts';
import { jsonOf } from '../../platform/db/names.ts';

const enteredStatement = {
  name: 'import.entered',
  text: `
    select p.first_name, p.last_name, p.year_of_birth,
      p.competitor_number, lower(coalesce(a.email, p.listed_email)) as email
    from entrant p
      left join account a on a.profile_id = p.id
    where p.competition_id = $1
      and exists (select from entry e where e.competition_id = $1 and e.profile_id = p.id)
    order by p.id`,
};

const placesStatement = {
  name: 'import.places',
  text: `
    select k.id as category, k.capacity - (select count(*)::integer from entry e
        where e.competition_id = $1 and e.category_id = k.id and e.status <> 'WAITING') as places,
      c.capacity - ${placesTaken('$1')} as in_all
    from category k join competition c on c.id = k.competition_id where k.competition_id = $1`,
};

/** Who is entered, and how many places are free. */
export async function readGround(
  db: Queries,
  competition: string,
  { firstNumber = null, others = [] }: ImportBody,
): Promise<ImportGround> {
  const entered = await db.rows<EnteredPerson>(enteredStatement, [competition]);
  const rows = await db.rows<{ category: string; places: number | null; inAll: number | null }>(
    placesStatement,
    [competition],
  );
  return {
    entered,
    places: new Map(rows.map(({ category, places }) => [category, places])),
    placesInAll: rows[0]?.inAll ?? null,
    firstNumber,
    others: new Set(others),
  };
}

export interface KnownPerson {
  readonly email: string;
  readonly profile: string;
  readonly firstName: string;
  readonly lastName: string;
}

const knownStatement = {
  name: 'import.known',
  text: `
    select lower(a.email) as email, p.id as profile, p.first_name, p.last_name
    from account a join profile p on p.id = a.profile_id or p.parent_id = a.profile_id
    join registration x on x.competition_id = $2 and x.profile_id = p.id and x.agreed_at is not null
    where lower(a.email) = any($1::text[])`,
};

/**
 * People who entered before by their own act: owners of accounts with these addresses, and their children.
 */
export const knownPeople = (
  db: Queries,
  competition: string,
  emails: readonly string[],
): Promise<KnownPerson[]> => db.rows<KnownPerson>(knownStatement, [emails, competition]);

/** A line to be entered, with the profile for its entry. */
export type Newcomer = JudgedLine & {
  readonly entry: string;
  readonly profile: string;
  readonly hasProfile: boolean;
  /** Version of the category's board. */
  readonly version: number;
};

const insertStatement = {
  name: 'import.insert',
  text: `
    with lines as (
      select * from jsonb_to_recordset($2) as x (entry uuid, profile uuid, has_profile boolean, first_name text,
        last_name text, year_of_birth smallint, gender text, category uuid, competitor_number text, status text,
        listed_email text, nation text, handicap_percent smallint, handicap_points integer, version bigint, audit uuid, line integer)
    ), people as (
      insert into profile (id, first_name, last_name, year_of_birth, gender)
      select profile, first_name, last_name, year_of_birth, gender from lines where not has_profile
    ), registrations as (
      insert into registration (competition_id, profile_id, competitor_number, listed_email, nation,
        handicap_percent, handicap_points)
      select $1, profile, competitor_number, listed_email, nation, handicap_percent, handicap_points from lines
      on conflict (competition_id, profile_id) do update set
        competitor_number = excluded.competitor_number, waiting_place = null,
        nation = coalesce(excluded.nation, registration.nation),
        handicap_percent = coalesce(excluded.handicap_percent, registration.handicap_percent),
        handicap_points = coalesce(excluded.handicap_points, registration.handicap_points)
    ), entries as (
      insert into entry (competition_id, id, profile_id, category_id, status, version)
      select $1, entry, profile, category, status, version from lines
    )
    insert into audit (competition_id, id, actor_id, kind, entry_id, details)
    select $1, audit, $3, 'entry.created', entry, json_build_object('user', profile, 'category', category,
      'competitor_number', competitor_number, 'status', status, 'line', line)
    from lines`,
};

/** Profiles, entries and a record of each, in one statement: all or none. */
export const insertNewcomers = (
  tx: Tx,
  competition: string,
  actor: string,
  lines: readonly object[],
): Promise<unknown> => tx.rows(insertStatement, [competition, jsonOf(lines), actor]);
