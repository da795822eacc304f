import type { Announcement } from '@topout/contract';
import type { Addressed } from '@topout/domain';
import type { Queries, Tx } from '../../platform/db/database.ts';

export interface AnnouncementRow extends Omit<Announcement, 'madeAt' | 'withdrawnAt'> {
  readonly madeAt: Date;
  readonly withdrawnAt: Date | null;
}

/** More than a long day brings. */
const most = 300;

const readAll = {
  name: 'announcements.read',
  text: `
    select a.id as uuid, a.text, a.audience, a.category_id as category, a.wave_id as wave, a.made_at, a.withdrawn_at,
      nullif(trim(p.first_name || ' ' || p.last_name), '') as made_by
    from announcement a left join profile p on p.id = a.made_by
    where a.competition_id = $1 and ($2::uuid is null or a.id = $2)
    order by a.made_at desc, a.id desc limit ${most}`,
};

/** Newest first, with those withdrawn. @param id only this one; null = all */
export const readAnnouncements = (
  db: Queries,
  competition: string,
  id: string | null = null,
): Promise<AnnouncementRow[]> => db.rows<AnnouncementRow>(readAll, [competition, id]);

const readCategories = {
  name: 'announcements.categories',
  text: `
    select distinct e.category_id as category from entry e join profile p on p.id = e.profile_id
    where e.competition_id = $1 and e.status <> 'WAITING' and $2::uuid in (p.id, p.parent_id)`,
};

/** The categories in which a person, or a child of theirs, has a place. */
export async function categoriesOf(
  db: Queries,
  competition: string,
  profile: string,
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ category: string }>(readCategories, [competition, profile]);
  return new Set(rows.map(({ category }) => category));
}

const readWaves = {
  name: 'announcements.waves',
  text: `
    select distinct r.wave_id as wave from registration r join profile p on p.id = r.profile_id
    where r.competition_id = $1 and r.wave_id is not null and not r.wave_waits and $2::uuid in (p.id, p.parent_id)
      and exists (
        select from entry e
        where e.competition_id = $1 and e.profile_id = r.profile_id and e.status <> 'WAITING')`,
};

/** The sessions in which a person, or a child of theirs, has a place. */
export async function wavesOf(
  db: Queries,
  competition: string,
  profile: string,
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ wave: string }>(readWaves, [competition, profile]);
  return new Set(rows.map(({ wave }) => wave));
}

/** Whether a session belongs to a competition. It stays until the transaction ends. */
export const hasWave = async (tx: Tx, competition: string, wave: string): Promise<boolean> =>
  (await tx.rows(findWave, [competition, wave])).length > 0;

const findWave = {
  name: 'announcements.wave',
  text: `select id from wave where competition_id = $1 and id = $2 for key share`,
};

const readAddressed = {
  name: 'announcements.addressed',
  text: `
    select e.profile_id as profile from entry e
    where e.competition_id = $1 and e.status <> 'WAITING'
      and ($2 = 'EVERYBODY' or ($2 = 'CATEGORY' and e.category_id = $3)
        or ($2 = 'WAVE' and exists (
          select from registration r
          where r.competition_id = $1 and r.profile_id = e.profile_id and r.wave_id = $4 and not r.wave_waits)))
    union
    select r.profile_id from competition_role r
    where r.competition_id = $1 and r.revoked_at is null and not r.pending
      and (r.role <> 'JUDGE' or $2 in ('EVERYBODY', 'JUDGES'))`,
};

/** Everybody whom an announcement is for and who is known here: profile uuids. Parents are not among them. */
export async function addressedBy(
  db: Queries,
  competition: string,
  { audience, category, wave }: Addressed,
): Promise<string[]> {
  const rows = await db.rows<{ profile: string }>(readAddressed, [competition, audience, category, wave]);
  return rows.map(({ profile }) => profile);
}
