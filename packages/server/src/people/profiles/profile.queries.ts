import type { Gender } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';

export interface ProfileRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly gender: Gender | null;
  readonly fullNamePublic: boolean;
  readonly pictureId: string | null;
  readonly createdAt: Date;
  /** Null for people without an account. */
  readonly email: string | null;
  readonly emailConfirmed: boolean;
}

const columns = `p.id, p.parent_id, p.first_name, p.last_name, p.year_of_birth, p.gender, p.full_name_public,
  p.picture_id, p.created_at, a.email, a.email_confirmed_at is not null as email_confirmed from profile p left join account a on a.profile_id = p.id`;

const one = { name: 'profile.find', text: `select ${columns} where p.id = $1 and p.anonymised_at is null` };
const children = {
  name: 'profile.children',
  text: `select ${columns} where p.parent_id = $1 and p.anonymised_at is null order by p.created_at, p.id`,
};

/** @throws Refusal 404, also for deleted people */
export async function findProfile(db: Queries, id: string): Promise<ProfileRow> {
  const [row] = await db.rows<ProfileRow>(one, [id]);
  if (!row) throw notFound('profile');
  return row;
}

/** In the order they were added. */
export const childrenOf = (db: Queries, parent: string): Promise<ProfileRow[]> =>
  db.rows<ProfileRow>(children, [parent]);
