import { api, RefusedError } from '@topout/api-client/core';
import type { Ticket, TicketPerson, Tickets } from '@topout/contract';

const ticketsPath = (competition: string) => `competitions/${competition}/tickets`;

/** The tickets of everybody without an account; makes those that are missing. */
export const makeTickets = async (competition: string): Promise<Ticket[]> =>
  (await api.post<Tickets>(ticketsPath(competition), {})).data;

/** A new code; the one of before ends, with everything it has signed in. */
export const renewTicket = (competition: string, user: string): Promise<Ticket> =>
  api.post<Ticket>(`${ticketsPath(competition)}/${user}/renew`);

/** The code signs nobody in any more, until it is renewed. */
export const revokeTicket = (competition: string, user: string): Promise<void> =>
  api.delete(`${ticketsPath(competition)}/${user}`);

/** The profile whose ticket a code is; null if nobody here has it. */
export async function holderOf(competition: string, code: string): Promise<string | null> {
  try {
    return (await api.post<TicketPerson>(`${ticketsPath(competition)}/holder`, { code })).user;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null;
    throw error;
  }
}
