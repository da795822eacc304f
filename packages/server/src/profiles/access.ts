import { entryRights } from '@topout/domain';
import { type Authority, authorityOf } from '../authority/authority.ts';
import type { Database } from '../db/database.ts';
import { forbidden } from '../errors.ts';
import type { ProfileRow } from './profile.queries.ts';

/** Why somebody may see a profile: it is theirs, their child's, or they may modify an entry of that person. */
export type Access =
  { readonly as: 'owner' | 'parent' } | { readonly as: 'staff'; readonly authority: Authority };

/** Competitions in which the one is entered and the other holds a role. */
const shared = {
  name: 'profile.shared_competitions',
  text: `select e.competition_id as id from entry e
    join competition_role r on r.competition_id = e.competition_id and r.profile_id = $1
    where e.profile_id = $2 and not r.pending and r.revoked_at is null`,
};

/** @throws Refusal 403 for everybody else */
export async function accessTo(db: Database, caller: string, { id, parent_id }: ProfileRow): Promise<Access> {
  if (id === caller) return { as: 'owner' };
  if (parent_id === caller) return { as: 'parent' };
  for (const competition of await db.rows<{ id: string }>(shared, [caller, id])) {
    const authority = await authorityOf(db, competition.id, caller);
    if (entryRights(authority.actor, authority.rules).canModify) return { as: 'staff', authority };
  }
  throw forbidden();
}
