import type { Tx } from '../../../platform/db/database.ts';
import type { TicketOf } from '../../../platform/http/session.ts';

const statements = {
  revoke: {
    name: 'ticket.revoke',
    text: `update ticket set revoked_at = now(), revoked_by = $3
      where competition_id = $1 and profile_id = $2 and revoked_at is null returning profile_id`,
  },
  endSessions: {
    name: 'ticket.end_sessions',
    text: `update session_family set revoked_at = now()
      where ticket_competition_id = $1 and ticket_profile_id = $2 and revoked_at is null returning id`,
  },
};

/**
 * Ends what a ticket has signed in. Notify the sessions afterwards.
 *
 * @returns the sign-ins that ended
 */
export async function endTicketSessions(tx: Tx, { competition, profile }: TicketOf): Promise<string[]> {
  const ended = await tx.rows<{ id: string }>(statements.endSessions, [competition, profile]);
  return ended.map(({ id }) => id);
}

/**
 * Makes a ticket's code worthless, and ends what it has signed in. Notify the sessions afterwards.
 *
 * @param by profile uuid of the organiser; null = the person has an account now
 * @returns the sign-ins that ended; null if there was no ticket
 */
export async function revokeTicket(tx: Tx, ticket: TicketOf, by: string | null): Promise<string[] | null> {
  const revoked = await tx.rows(statements.revoke, [ticket.competition, ticket.profile, by]);
  return revoked.length > 0 ? endTicketSessions(tx, ticket) : null;
}
