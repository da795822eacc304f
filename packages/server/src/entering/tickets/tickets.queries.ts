import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import { latestEntry } from '../entries/which-entry.ts';

/** Somebody who may have a ticket, and the one they have. */
export interface Ticketable {
  readonly user: string;
  readonly name: string;
  readonly competitorNumber: string | null;
  readonly category: string;
  /** Null = no ticket was ever made. */
  readonly serial: number | null;
  /** The code of a ticket printed by another server; null = it comes from the serial. */
  readonly kept: string | null;
  readonly revoked: boolean;
}

const statement = {
  name: 'tickets.people',
  text: `
    select x.id as user, trim(x.first_name || ' ' || x.last_name) as name, x.competitor_number, k.name as category,
      t.serial, t.code as kept, t.revoked_at is not null as revoked
    from entrant x
    join entry e on e.competition_id = x.competition_id and e.id = ${latestEntry('x.competition_id', 'x.id')}
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    join profile p on p.id = x.id and p.parent_id is null and p.anonymised_at is null
    left join ticket t on t.competition_id = x.competition_id and t.profile_id = x.id
    where x.competition_id = $1 and ($2::uuid[] is null or x.id = any ($2)) and e.status <> 'WAITING'
      and not exists (select from account a where a.profile_id = x.id)
    order by x.id`,
};

/**
 * People with a place, whom neither an account of their own nor a parent's signs in.
 *
 * @param users profile uuids; null = all
 */
export const readTicketables = (
  db: Queries,
  competition: string,
  users: readonly string[] | null,
): Promise<Ticketable[]> => db.rows<Ticketable>(statement, [competition, users]);

const holder = {
  name: 'tickets.holder',
  text: `select profile_id as user from ticket
    where competition_id = $1 and code_hash = $2 and revoked_at is null`,
};

/** Whose ticket of the competition it is, by the hash of its code; null for none, and for a revoked one. */
export const readHolder = (
  db: Queries,
  competition: string,
  codeHash: Buffer,
): Promise<{ readonly user: string } | null> => firstRow(db, holder, [competition, codeHash]);
