import type { FastifyRequest } from 'fastify';
import { openCache } from '../../../platform/cache/cache.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { HomeDatabase } from '../../../platform/db/home-database.ts';
import { unauthorised, unsure } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { noSession, type RequestSession } from '../../../platform/http/session.ts';
import { tabletHoldsOf } from '../tablets/tablet-holds.ts';
import { ticketHoldsOf } from '../tickets/ticket-holds.ts';
import { endFamily } from './end-credentials.ts';
import { homeSessions } from './home-sessions.ts';
import { OpenSessions, stillOpen } from './open-sessions.ts';
import { secretHash } from '../../../platform/secrets.ts';

/**
 * For how many milliseconds a token's owner is remembered; a revoked one is forgotten at once. Guests get a profile
 * soon. A tablet's card ends with much of which nobody tells; so does a ticket, but whoever is not entered any more is
 * refused by every call that takes one.
 */
const rememberMs = ({ kind, tablet }: RequestSession): number =>
  kind === 'guest' || tablet !== null ? 5_000 : 30_000;

const findToken = {
  name: 'find_access_token',
  text: `select a.expires_at, a.family_id, account.id as account, account.profile_id as profile,
      coalesce(family.ticket_competition_id, family.tablet_competition_id) as competition,
      coalesce(family.ticket_profile_id, family.tablet_profile_id) as climber, tablet.name as tablet
    from access_token a
    left join session_family family on family.id = a.family_id
    left join account on account.id = family.account_id
    left join desk_tablet tablet
      on tablet.competition_id = family.tablet_competition_id and tablet.id = family.tablet_id
    where a.hash = $1 and a.expires_at > now() and family.revoked_at is null and ${ticketHoldsOf('family')}
      and ${tabletHoldsOf('family')}`,
};

interface TokenRow {
  expiresAt: Date;
  familyId: string | null;
  account: string | null;
  profile: string | null;
  /** Where a ticket or a tablet signs somebody in, and whom. */
  competition: string | null;
  climber: string | null;
  tablet: string | null;
}

export interface Sessions {
  /**
   * The session of a token; null if it is unknown, expired or revoked.
   *
   * @param network of whoever sends it
   * @throws Refusal 503 if nobody can say so just now; 429 if the network has sent too many that are made up
   */
  find(token: string, network?: string): Promise<RequestSession | null>;
  /** The same from the cache only: null says nothing. */
  cached(token: string): RequestSession | null;
  /** Forgets sign-ins that have ended, and ends what they keep open, here and on every other node. */
  drop(families: readonly string[]): Promise<void>;
  /** Calls `end` once that sign-in has ended. @returns a function that cancels this */
  whenEnded(family: string, end: () => void): () => void;
  /** Ends what is open for tickets and tablets whose time is up: nobody tells of that. Done every minute. */
  endLapsed(): Promise<void>;
  close(): void;
}

const channel = 'session_revoked';

/** A look at a thousand tickets takes a third of a second of the database. */
const lookEveryMs = 60_000;

/**
 * @param home where people sign in, if this is another cell
 * @param onError called for errors in the background
 */
export async function cacheSessions(
  db: Database,
  home: HomeDatabase | null,
  onError: (error: unknown) => void,
): Promise<Sessions> {
  const watching = new OpenSessions();
  const cache = openCache<RequestSession>('sessions');
  let drops = 0;
  const drop = (family: string) => {
    drops += 1;
    for (const [token, session] of cache.entries()) if (session.family === family) cache.delete(token);
    watching.end(family);
  };
  const dropAll = (at: Pick<Database, 'rows'>) => () => {
    drops += 1;
    cache.clear();
    watching.endUnless((families) => stillOpen(at, families)).catch(onError);
  };
  // Nodes of a cell end tickets and tablets, and tell one another by its own database.
  const close = [await db.listen(channel, drop, dropAll(db))];
  if (home) {
    const endHere = (family: string) => {
      drop(family);
      // It must not open again while home is silent.
      endFamily(db, family).catch(onError);
    };
    close.push(await home.listen(channel, endHere, dropAll(home)));
  }
  const askHome = home && homeSessions(db, home, onError);
  const endLapsed = () => watching.endUnless((families) => stillOpen(db, families));
  const looks = setInterval(() => void endLapsed().catch(onError), lookEveryMs);
  looks.unref();

  return {
    cached: (token) => cache.get(token) ?? null,
    find: async (token, network = '') => {
      const known = cache.get(token);
      if (known) return known;
      const dropsBefore = drops;
      const hash = secretHash(token);
      const answer = await askHome?.(hash, network);
      if (answer === 'STRANGER') return aGuest;
      if (answer === 'UNSURE') throw unsure();
      const [row] = answer === 'ENDED' ? [] : await db.rows<TokenRow>(findToken, [hash]);
      if (!row) return null;
      const session = sessionIn(row);
      // Something read during a revocation may have been revoked.
      if (drops !== dropsBefore) return session;
      const leftMs = row.expiresAt.getTime() - Date.now();
      if (leftMs > 0) cache.set(token, session, { ttl: Math.min(rememberMs(session), leftMs) });
      return session;
    },
    drop: async (families) => {
      for (const family of families) {
        drop(family);
        await db.notify(channel, family);
      }
    },
    whenEnded: watching.watch,
    endLapsed,
    close: () => {
      clearInterval(looks);
      for (const deaf of close) deaf();
    },
  };
}

/** Of a token that opens something in another cell only. */
const aGuest: RequestSession = { ...noSession, kind: 'guest' };

function sessionIn(row: TokenRow): RequestSession {
  const { profile, account, familyId: family, competition, climber, tablet } = row;
  if (competition !== null && climber !== null) {
    const ticket = { competition, profile: climber };
    return { kind: 'ticket', profile: null, account: null, family, ticket, tablet };
  }
  return { kind: profile === null ? 'guest' : 'user', profile, account, family, ticket: null, tablet: null };
}

/**
 * Sets the caller's session on every request; refuses an invalid or expired token, so that clients refresh
 * it.
 */
export async function sessionOf(request: FastifyRequest, sessions: Sessions): Promise<RequestSession> {
  if (request.routeOptions.config.ignoresBearer) return noSession;
  const token = tokenIn(request.headers.authorization);
  if (!token) return noSession;
  const session = sessions.cached(token) ?? (await sessions.find(token, networkOf(request.ip)));
  if (!session) throw unauthorised('Your session has expired.');
  return session;
}

/** The session named in a request's header; null if the database must be asked. */
export function cachedSession(authorization: string | undefined, sessions: Sessions): RequestSession | null {
  const token = tokenIn(authorization);
  return token ? sessions.cached(token) : noSession;
}

const tokenIn = (authorization: string | undefined): string | undefined =>
  authorization && /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
