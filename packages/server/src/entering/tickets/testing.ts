import { anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { issuePair, startTicketFamily } from '../../people/auth/sessions/issue-tokens.ts';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database } from '../../platform/db/database.ts';

export interface TestTicket {
  readonly code: string;
  readonly profile: string;
  /** Uuid of the entry. */
  readonly entry: string;
  /** Of a phone that it has signed in. */
  readonly token: string;
}

/** Somebody without an account who is entered, and whose phone a ticket has signed in. */
export async function aTicket(
  db: Database,
  competition: Pick<TestCompetition, 'id' | 'categories'>,
): Promise<TestTicket> {
  const { id: entry, profile } = await anEntry(db, competition);
  const codes = await ticketCodes(db);
  const ticket = { competition: competition.id, profile, serial: 1 };
  const code = codes.codeOf(ticket);
  await db.kysely
    .insertInto('ticket')
    .values({ competitionId: competition.id, profileId: profile, codeHash: codes.hashOf(code) })
    .execute();
  const { accessToken } = await issuePair(db, await startTicketFamily(db, ticket, 'Phone'));
  return { code, profile, entry, token: accessToken };
}
