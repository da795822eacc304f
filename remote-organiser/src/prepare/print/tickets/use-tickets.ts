import type { Ticket } from '@topout/contract';
import { makeTickets, renewTicket, revokeTicket } from '@topout/api-client';
import { useState } from 'react';
import { useChange } from '../../setup/use-change.ts';

export interface TicketActions {
  /** Null until somebody asks for them: that makes those that are missing. */
  readonly tickets: readonly Ticket[] | null;
  readonly busy: boolean;
  readonly make: () => void;
  /** @returns whether it worked; the banner says why not */
  readonly renew: (user: string) => Promise<boolean>;
  readonly revoke: (user: string) => Promise<boolean>;
}

/** The tickets of a competition, by number and name, and what organisers do with them. */
export function useTickets(competition: string): TicketActions {
  const [tickets, setTickets] = useState<readonly Ticket[] | null>(null);
  const { busy, change } = useChange();
  const replace = (user: string, by: (ticket: Ticket) => Ticket) =>
    setTickets((all) => all?.map((one) => (one.user === user ? by(one) : one)) ?? null);
  return {
    tickets,
    busy,
    make: () => void change(async () => setTickets((await makeTickets(competition)).toSorted(byNumber))),
    renew: (user) =>
      change(async () => {
        const renewed = await renewTicket(competition, user);
        replace(user, () => renewed);
      }),
    revoke: (user) =>
      change(async () => {
        await revokeTicket(competition, user);
        replace(user, (ticket) => ({ ...ticket, code: null }));
      }),
  };
}

const byNumber = (a: Ticket, b: Ticket) =>
  (a.competitorNumber ?? '').localeCompare(b.competitorNumber ?? '', 'en', { numeric: true }) ||
  a.name.localeCompare(b.name);
