import { api, readSession, writeSession } from '@topout/api-client/core';
import type { Ticket, TicketClaimed, TicketHolder, Tickets, TicketSession } from '@topout/contract';
import { becomeSomebodyElse, signOut } from './auth.ts';
import { refreshEntries } from './entries.ts';

const ticketsPath = (competition: string) => `competitions/${competition}/tickets`;

/**
 * Signs in with a ticket's code, and whoever was signed in before out.
 *
 * @throws RefusedError with code `ticket.mistyped` or `ticket.unknown`: nothing has changed
 */
export async function signInWithTicket(code: string): Promise<TicketHolder> {
  const { accessToken, refreshToken, ticket } = await api.post<TicketSession>('tickets/session', { code });
  if (readSession().refreshToken !== null) await signOut();
  writeSession({ accessToken, refreshToken, lastUpdated: Date.now(), profile: null, ticket });
  await becomeSomebodyElse();
  return ticket;
}

/** Makes a ticket's entry the signed-in person's own. The ticket ends. */
export async function claimTicket(code: string): Promise<TicketClaimed> {
  const claimed = await api.post<TicketClaimed>('tickets/claim', { code });
  await refreshEntries(claimed.competition);
  return claimed;
}

/** The tickets of everybody without an account; makes those that are missing. */
export const makeTickets = async (competition: string): Promise<Ticket[]> =>
  (await api.post<Tickets>(ticketsPath(competition), {})).data;

/** A new code; the one of before ends, with everything it has signed in. */
export const renewTicket = (competition: string, user: string): Promise<Ticket> =>
  api.post<Ticket>(`${ticketsPath(competition)}/${user}/renew`);

/** The code signs nobody in any more, until it is renewed. */
export const revokeTicket = (competition: string, user: string): Promise<void> =>
  api.delete(`${ticketsPath(competition)}/${user}`);
