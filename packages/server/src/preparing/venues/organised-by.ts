import type { Queries } from '../../platform/db/database.ts';

const statement = {
  name: 'venue.organised_by',
  text: `
    select c.id from competition_venue h join competition c on c.id = h.competition_id
    where h.venue_id = $2 and (c.master_judge_id = $1 or exists (
      select from competition_role r where r.competition_id = c.id and r.profile_id = $1 and not r.pending
        and r.revoked_at is null and r.role in ('MASTER', 'STAFF_JUDGE', 'STAFF')))`,
};

/** The competitions at a venue that a person organises. */
export async function organisedBy(db: Queries, profile: string, venue: string): Promise<ReadonlySet<string>> {
  const found = await db.rows<{ id: string }>(statement, [profile, venue]);
  return new Set(found.map(({ id }) => id));
}
