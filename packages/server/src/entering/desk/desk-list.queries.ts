import type { DeskRow } from '@topout/contract';
import { type CheckIn, checkInFields, type EntryStatus, needsGuardian } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { missingConsents } from '../questions/missing-consents.ts';

interface Row {
  readonly user: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly competitorNumber: string | null;
  readonly yearOfBirth: number | null;
  readonly status: EntryStatus;
  readonly categories: string[];
  readonly categoryIds: string[];
  readonly wave: string | null;
  readonly waveWaits: boolean;
  readonly checkIn: CheckIn;
}

const listStatement = {
  name: 'desk.list',
  text: `
    with entered as (
      select e.profile_id, json_agg(k.name order by s.position) as categories, json_agg(k.id) as category_ids,
        (array_agg(e.status order by s.opened_at is not null desc, s.position desc))[1] as status
      from entry e
      join category k on k.competition_id = e.competition_id and k.id = e.category_id
      join stage s on s.competition_id = e.competition_id and s.id = e.stage_id
      where e.competition_id = $1 and ($2::uuid is null or e.profile_id = $2)
      group by e.profile_id
    )
    select p.id as user, p.first_name, p.last_name, p.competitor_number, p.year_of_birth, e.status, e.categories,
      r.wave_id as wave, r.wave_waits, e.category_ids,
      check_in_of(r) as check_in
    from entered e
    join entrant p on p.competition_id = $1 and p.id = e.profile_id
    join registration r on r.competition_id = $1 and r.profile_id = e.profile_id
    order by lower(p.last_name), lower(p.first_name), p.id`,
};

const namesStatement = {
  name: 'desk.names',
  text: `select id, trim(first_name || ' ' || last_name) as name from profile where id = any ($1)`,
};

type Competition = Pick<CompetitionSnapshot, 'uuid' | 'year'>;

/** Everybody entered in a competition, as the desk sees them. */
export async function readDesk(db: Queries, competition: Competition): Promise<DeskRow[]> {
  return present(db, competition, await db.rows<Row>(listStatement, [competition.uuid, null]), null);
}

/** @throws Refusal 404 for people who are not entered */
export async function readDeskRow(db: Queries, competition: Competition, user: string): Promise<DeskRow> {
  const rows = await db.rows<Row>(listStatement, [competition.uuid, user]);
  const [row] = await present(db, competition, rows, user);
  if (!row) throw notFound('competitor');
  return row;
}

/** @param user null = everybody */
async function present(
  db: Queries,
  { uuid, year }: Competition,
  rows: readonly Row[],
  user: string | null,
): Promise<DeskRow[]> {
  const notAgreed = await missingConsents(db, uuid, user);
  const authors = rows.flatMap(({ checkIn }) => checkInFields.flatMap((field) => checkIn[field]?.by ?? []));
  const people = await db.rows<{ id: string; name: string }>(namesStatement, [[...new Set(authors)]]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const named = <T extends { readonly by: string | null }>(mark: T | null) =>
    mark && { ...mark, by: names.get(mark.by ?? '') ?? null };
  return rows.map(({ yearOfBirth, checkIn, categoryIds, ...row }) => ({
    ...row,
    needsGuardian: needsGuardian(yearOfBirth, year),
    notAgreed: notAgreed(row.user, {
      categories: categoryIds,
      minor: needsGuardian(yearOfBirth, year),
    }),
    present: named(checkIn.present),
    paid: named(checkIn.paid),
    waiver: named(checkIn.waiver),
    bib: named(checkIn.bib),
  }));
}
