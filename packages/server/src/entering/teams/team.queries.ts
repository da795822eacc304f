import type { EntryStatus, Gender } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import { firstEntry } from '../entries/which-entry.ts';

/** Somebody entered, by their entry in the first stage. */
export interface TeamEntrant {
  readonly user: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly fullNamePublic: boolean;
  readonly gender: Gender | null;
  readonly entry: string;
  /** Uuid. */
  readonly category: string;
  readonly categoryName: string;
  readonly status: EntryStatus;
  /** Uuid; null = in none. */
  readonly team: string | null;
}

export interface StoredTeam {
  readonly uuid: string;
  readonly name: string;
  /** In its plain form. */
  readonly code: string;
}

const teams = {
  name: 'teams.all',
  text: `select id as uuid, name, code from team where competition_id = $1 order by lower(name)`,
};

const entrants = {
  name: 'teams.entrants',
  text: `
    select x.id as user, x.first_name, x.last_name, x.year_of_birth, x.full_name_public, p.gender,
      e.id as entry, e.category_id as category, k.name as category_name, e.status, r.team_id as team
    from registration r
    join entrant x on x.competition_id = r.competition_id and x.id = r.profile_id
    join profile p on p.id = r.profile_id
    join entry e on e.competition_id = r.competition_id and e.id = ${firstEntry('r.competition_id', 'r.profile_id')}
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    where r.competition_id = $1 and ($2::boolean or r.team_id is not null)
    order by lower(x.last_name), lower(x.first_name), x.id`,
};

/** A competition's teams, by name. */
export const readTeams = (db: Queries, competition: string): Promise<StoredTeam[]> =>
  db.rows<StoredTeam>(teams, [competition]);

/** Everybody entered, by last name; `members`: only those in a team. */
export const readTeamEntrants = (
  db: Queries,
  competition: string,
  which: 'all' | 'members',
): Promise<TeamEntrant[]> => db.rows<TeamEntrant>(entrants, [competition, which === 'all']);

const ofPerson = {
  name: 'teams.of_person',
  text: `select t.id as uuid, t.name, t.code from registration r
    join team t on t.competition_id = r.competition_id and t.id = r.team_id
    where r.competition_id = $1 and r.profile_id = $2`,
};

/** The team of a person; null if they are in none. */
export const readTeamOf = (db: Queries, competition: string, person: string): Promise<StoredTeam | null> =>
  firstRow<StoredTeam>(db, ofPerson, [competition, person]);

const one = {
  name: 'teams.one',
  text: `select t.id as uuid, t.name, t.code, (select count(*)::integer from registration r
      where r.competition_id = t.competition_id and r.team_id = t.id and exists (
        select from entry e where e.competition_id = r.competition_id and e.profile_id = r.profile_id)) as members
    from team t where t.competition_id = $1 and (t.id::text = lower($2) or t.code = $2)`,
};

/** A team and how many of those entered are in it, by uuid or code; null if there is none. */
export const readTeam = (
  db: Queries,
  competition: string,
  uuidOrCode: string,
): Promise<(StoredTeam & { readonly members: number }) | null> =>
  firstRow<StoredTeam & { readonly members: number }>(db, one, [competition, uuidOrCode]);
