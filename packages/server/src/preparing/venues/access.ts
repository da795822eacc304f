import type { VenueSummary } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';

/** True if person `$1` is on the organiser side of a competition at venue `v`. */
const organisesThere = `
  exists (select from competition_venue h join competition c on c.id = h.competition_id
    left join competition_role r on r.competition_id = c.id and r.profile_id = $1 and not r.pending
      and r.revoked_at is null and r.role in ('MASTER', 'STAFF_JUDGE', 'STAFF')
    where h.venue_id = v.id and (c.master_judge_id = $1 or r.profile_id is not null))`;

const looksAfter = `(v.owner_id = $1 or ${organisesThere})`;

const one = { name: 'venue.access', text: `select ${looksAfter} as may from venue v where v.id = $2` };

/**
 * A venue's creator and the organiser side of every competition there look after it. Only they may hold
 * another competition there, so nobody gains rights by creating one.
 *
 * @throws Refusal 404 if the venue does not exist, 403 for everybody else
 */
export async function requireVenue(db: Queries, profile: string, venue: string): Promise<void> {
  const [found] = await db.rows<{ may: boolean }>(one, [profile, venue]);
  if (!found) throw notFound('venue');
  if (!found.may) throw forbidden('Other people look after this venue.');
}

const own = {
  name: 'venue.own',
  text: `
    select v.id as uuid, v.name, v.city, v.country, v.time_zone,
      (select count(*)::int from route r where r.venue_id = v.id and r.retired_at is null) as routes_count,
      (select count(*)::int from map m where m.venue_id = v.id) as maps_count
    from venue v where ${looksAfter} order by lower(v.name), v.id limit 500`,
};

/** The venues that a person looks after, by name. */
export const readOwnVenues = (db: Queries, profile: string): Promise<VenueSummary[]> =>
  db.rows<VenueSummary>(own, [profile]);

const caretakersStatement = {
  name: 'venue.caretakers',
  text: `
    select v.id, v.name, array(
      select a.profile_id::text from account a where a.profile_id in (
        select v.owner_id
        union select c.master_judge_id from competition_venue h join competition c on c.id = h.competition_id
          where h.venue_id = v.id
        union select r.profile_id from competition_venue h join competition_role r on r.competition_id = h.competition_id
          where h.venue_id = v.id and not r.pending and r.revoked_at is null
            and r.role in ('MASTER', 'STAFF_JUDGE', 'STAFF'))) as people
    from venue v where v.id = any ($1::uuid[]) order by v.id`,
};

/** A venue, and who has an account here and looks after it. */
export interface Caretaken {
  readonly id: string;
  readonly name: string;
  /** Profile uuids. */
  readonly people: readonly string[];
}

/** Who looks after these venues, of those that exist. */
export const whoLooksAfter = (db: Queries, venues: readonly string[]): Promise<Caretaken[]> =>
  db.rows<Caretaken>(caretakersStatement, [venues]);
