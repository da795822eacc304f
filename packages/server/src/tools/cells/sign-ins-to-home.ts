import { codesFrom, type TicketCodes, ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { openCache } from '../../platform/cache/cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { HomeDatabase } from '../../platform/db/home-database.ts';
import { withCode } from '../move/export-competition.ts';
import { homeStatements } from './sign-ins-at-home.ts';
import { sayStatement, versionsStatement } from './sign-ins-here.ts';

/** Home may be restored from a backup: it hears everything again after a while. */
const againMs = 600_000;

const secretStatement = {
  name: 'cells.home_secret',
  text: "select secret from server_secret where name = 'ticket'",
};

interface Version {
  readonly competition: string;
  readonly version: number;
}

interface Said {
  /** The one that these sign-ins have. */
  readonly version: number;
  readonly said: string;
}

/**
 * Tickets and tablets sign in at home, as people do: their codes name no competition. So a cell tells home of those that it
 * makes, and of whom they are for, until the competition is back. Home gives tokens only: what they may do here is
 * asked here.
 *
 * @returns tells what has changed since it was last told
 */
export function signInsToHome(db: Database, home: HomeDatabase): () => Promise<void> {
  const told = openCache<{ readonly version: number }>('told');
  return async () => {
    const all = await db.rows<Version>(versionsStatement, []);
    const news = all.filter(({ competition, version }) => told.get(competition)?.version !== version);
    if (news.length === 0) return;
    const [row] = await home.rows<{ secret: Buffer }>(secretStatement, []);
    if (!row) return;
    const codes = { here: await ticketCodes(db), home: codesFrom(row.secret) };
    for (const { competition } of news) {
      const [now] = await db.rows<Said>(sayStatement, [competition]);
      if (!now) continue;
      const rows = JSON.stringify(asAtHome(JSON.parse(now.said) as SignIns, competition, codes));
      for (const statement of homeStatements) await home.rows(statement, [competition, rows]);
      told.set(competition, { version: now.version }, { ttl: againMs });
    }
  };
}

interface SignIns {
  readonly tickets: readonly object[];
}

/** The code on paper stays, and home finds it by its own secret. */
function asAtHome(
  { tickets, ...others }: SignIns,
  competition: string,
  codes: Readonly<Record<'here' | 'home', TicketCodes>>,
): object {
  const printed = tickets.map(
    (ticket) => JSON.parse(withCode(codes.here, competition, JSON.stringify(ticket))) as { code: string },
  );
  return {
    ...others,
    tickets: printed.map((ticket) => ({
      ...ticket,
      code_hash: `\\x${codes.home.hashOf(ticket.code).toString('hex')}`,
    })),
  };
}
