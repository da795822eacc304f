import type { Ticket } from '@topout/contract';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { endTicketSessions } from '../../people/auth/tickets/end-ticket.ts';
import type { TicketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { ticketOf } from './make-tickets.ts';
import { readTicketables } from './tickets.queries.ts';

const lock = {
  name: 'tickets.lock',
  text: 'select serial from ticket where competition_id = $1 and profile_id = $2 for update',
};
const renew = {
  name: 'tickets.renew',
  text: `update ticket set serial = $3, code_hash = $4, code = null, made_at = now(), made_by = $5, revoked_at = null, revoked_by = null
    where competition_id = $1 and profile_id = $2 and not exists (select from ticket where code_hash = $4)
    returning profile_id`,
};

/** A new ticket, and the sign-ins that ended with the old one. */
interface Renewed {
  readonly ticket: Ticket;
  readonly ended: readonly string[];
}

/**
 * Gives a ticket a new code, also a revoked one: the code of before is worthless. Notify the sessions
 * afterwards.
 *
 * @throws Refusal 404 for a person who has no ticket, or may have none
 */
export async function renewTicket(
  tx: Tx,
  codes: TicketCodes,
  authority: Authority,
  profile: string,
): Promise<Renewed> {
  const competition = authority.competition.uuid;
  const [was] = await tx.rows<{ serial: number }>(lock, [competition, profile]);
  if (!was) throw notFound('ticket');
  // A code that another ticket has already is not taken.
  for (let { serial } = was, done = false; !done;) {
    serial += 1;
    const hash = codes.hashOf(codes.codeOf({ competition, profile, serial }));
    const { profile: by } = authority.actor;
    done = (await tx.rows(renew, [competition, profile, serial, hash, by])).length > 0;
  }
  const [person] = await readTicketables(tx, competition, [profile]);
  const ticket = person && ticketOf(competition, codes, person);
  if (!ticket) throw notFound('ticket');
  const ended = await endTicketSessions(tx, { competition, profile });
  await auditOf(tx, authority, 'ticket.renewed', { user: profile });
  return { ticket, ended };
}
