import { api, readSession, writeSession } from '@topout/api-client/core';
import type { TicketClaimed, TicketHolder, TicketSession } from '@topout/contract';
import { becomeSomebodyElse, signOut } from '../auth.ts';
import { refreshEntries } from '../entries.ts';

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
