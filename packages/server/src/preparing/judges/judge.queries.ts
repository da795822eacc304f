import type { Role } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';

export interface JudgeRow {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly pending: boolean;
  readonly revoked: boolean;
  readonly email: string | null;
  readonly picture: string | null;
  readonly lastSeenAt: Date | null;
}

const columns = `p.id as uuid, p.first_name, p.last_name, r.role, r.pending, r.revoked_at is not null as revoked,
  a.email, p.picture_id as picture, r.last_seen_at
  from competition_role r join profile p on p.id = r.profile_id left join account a on a.profile_id = p.id`;

const all = {
  name: 'judge.all',
  text: `select ${columns} where r.competition_id = $1 and r.revoked_at is null
    order by r.pending desc, p.first_name, p.last_name, p.id`,
};

/** Everybody with a role, those waiting for approval first; nobody whose role was revoked. */
export const readJudges = (db: Queries, competition: string): Promise<JudgeRow[]> =>
  db.rows<JudgeRow>(all, [competition]);

const one = {
  name: 'judge.one',
  text: `select ${columns} where r.competition_id = $1 and r.profile_id = $2`,
};

/** A person's role, even a revoked one; null if there never was one. */
export const readJudge = (db: Queries, competition: string, user: string): Promise<JudgeRow | null> =>
  firstRow(db, one, [competition, user]);
