import type { EntryStatus, Handicap } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import { firstEntry } from './which-entry.ts';
import { waitingPosition } from './waiting-position.ts';

/** An entry with its person, straight from the tables: its presentation decides who may see what. */
export interface EntryBase extends Handicap {
  readonly id: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly competitorNumber: string | null;
  readonly nation: string | null;
  readonly status: EntryStatus;
  /** From 1; null for people with a place. */
  readonly waitingPosition: number | null;
  readonly attemptsCount: number;
  readonly profileId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly fullNamePublic: boolean;
  readonly pictureId: string | null;
  readonly parentId: string | null;
}

/** How to contact a competitor. */
export interface EntryContacts {
  /** Entered by their own or their parent's act. */
  readonly agreed: boolean;
  readonly profileCreatedAt: Date;
  readonly email: string | null;
  /** The address they were listed under here, before they took over their entry. */
  readonly listedEmail: string | null;
  readonly parentId: string | null;
  readonly parentFirstName: string | null;
  readonly parentLastName: string | null;
  readonly parentEmail: string | null;
}

export type EntryRow = EntryBase & EntryContacts;

/** `p` is the entrant. */
export const contactColumns = `p.agreed_at is not null or (a.id is null and p.parent_id is null) as agreed,
  p.created_at as profile_created_at,
  coalesce(a.email, p.listed_email) as email, p.parent_id,
  (select max(x.listed_email) from merged_entry m join registration x on x.competition_id = m.competition_id and x.profile_id = m.profile_id
    where m.competition_id = p.competition_id and m.target_profile_id = p.id) as listed_email, parent.first_name as parent_first_name,
  parent.last_name as parent_last_name, parent_account.email as parent_email`;

export const contactJoins = `
  left join account a on a.profile_id = p.id
  left join profile parent on parent.id = p.parent_id
  left join account parent_account on parent_account.profile_id = parent.id`;

/** `e` is the entry. */
const entryColumns = `e.id, e.category_id, k.name as category_name, p.competitor_number, p.nation, e.status, e.attempts_count, p.handicap_percent, p.handicap_points,
  ${waitingPosition} as waiting_position, p.id as profile_id, p.first_name, p.last_name, p.year_of_birth, p.full_name_public, p.picture_id,
  ${contactColumns}`;

const entryJoins = `
  join category k on k.competition_id = e.competition_id and k.id = e.category_id
  join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id ${contactJoins}`;

/**
 * In order of creation, so that pages stay stable. The page comes first: everything else is looked up only for
 * those on it.
 */
const list = {
  name: 'entry.list',
  text: `with page as materialized (
      select w.* from entry w where w.competition_id = $1 and w.stage_id = $6
        and (w.status <> 'WAITING' or $2::boolean
          or w.profile_id in (select id from profile where id = $3 union select id from profile where parent_id = $3))
      order by w.id limit $4 offset $5)
    select ${entryColumns} from page e ${entryJoins} order by e.id`,
};

interface Wanted {
  readonly competition: string;
  readonly stage: string;
  /** Includes waiting lists; the viewer's own entries are always included. */
  readonly waiting: boolean;
  readonly viewer: string | null;
  readonly limit: number;
  readonly offset: number;
}

export const listEntries = (
  db: Queries,
  { competition, stage, waiting, viewer, limit, offset }: Wanted,
): Promise<EntryRow[]> => db.rows<EntryRow>(list, [competition, waiting, viewer, limit, offset, stage]);

const entered = {
  name: 'entry.has_entered',
  text: `select from registration where competition_id = $1
    and profile_id in (select id from profile where id = $2 union select id from profile where parent_id = $2) limit 1`,
};

/** Whether a person or a child of theirs is entered: such people see more of some entries than others do. */
export const hasEntered = async (db: Queries, competition: string, profile: string): Promise<boolean> =>
  (await firstRow(db, entered, [competition, profile])) !== null;

const some = {
  name: 'entry.some',
  text: `select ${entryColumns} from entry e ${entryJoins}
    where e.competition_id = $1 and e.id = any($2::uuid[]) order by e.id`,
};

/** Reads entries by their own uuids. */
export const readEntries = (
  db: Queries,
  competition: string,
  entries: readonly string[],
): Promise<EntryRow[]> => db.rows<EntryRow>(some, [competition, entries]);

const byNumber = {
  name: 'entry.by_number',
  text: `select ${entryColumns} from entry e ${entryJoins} where e.competition_id = $1
    and p.competitor_number = $2 and e.id = ${firstEntry('$1', 'p.id')}`,
};

export const findByNumber = (db: Queries, competition: string, number: string): Promise<EntryRow | null> =>
  firstRow(db, byNumber, [competition, number]);
