import type { Ticket } from '@topout/contract';
import { showTicketCode } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import type { TicketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readTicketables, type Ticketable } from './tickets.queries.ts';

const insert = {
  name: 'tickets.insert',
  text: `insert into ticket (competition_id, profile_id, serial, code_hash, made_by)
    select $1, profile, $2, hash, $3 from unnest($4::uuid[], $5::bytea[]) as x (profile, hash)
    on conflict do nothing returning profile_id`,
};

/** More than it ever takes until everybody has a code that nobody else has. */
const mostTries = 5;

/**
 * Makes the tickets that people without an account lack. Revoked ones stay revoked.
 *
 * @param users profile uuids; null = everybody
 * @returns all their tickets, with those made before
 */
export async function makeTickets(
  tx: Tx,
  codes: TicketCodes,
  authority: Authority,
  users: readonly string[] | null,
): Promise<Ticket[]> {
  const competition = authority.competition.uuid;
  let people = await readTicketables(tx, competition, users);
  let made = 0;
  for (let serial = 1; serial <= mostTries && people.some(lacksTicket); serial += 1) {
    const lacking = people.filter(lacksTicket).map(({ user }) => user);
    const hashes = lacking.map((profile) => codes.hashOf(codes.codeOf({ competition, profile, serial })));
    const { profile: by } = authority.actor;
    made += (await tx.rows(insert, [competition, serial, by, lacking, hashes])).length;
    people = await readTicketables(tx, competition, users);
  }
  if (made > 0) await auditOf(tx, authority, 'tickets.made', { count: made });
  return people.flatMap((person) => ticketOf(competition, codes, person) ?? []);
}

const lacksTicket = ({ serial }: Ticketable): boolean => serial === null;

/** The ticket of a person as printed; null if they have none. */
export function ticketOf(
  competition: string,
  codes: TicketCodes,
  { user, name, competitorNumber, category, serial, kept, revoked }: Ticketable,
): Ticket | null {
  if (serial === null) return null;
  const code = kept ?? codes.codeOf({ competition, profile: user, serial });
  return { user, name, competitorNumber, category, code: revoked ? null : showTicketCode(code) };
}
