import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { unauthorised } from '../../errors.ts';
import { noSession, type RequestSession } from '../../http/session.ts';
import { OpenSessions, stillOpen } from './open-sessions.ts';
import { secretHash } from '../secrets.ts';

/** Who a token belongs to is asked once in so many milliseconds; a revoked one is forgotten at once. */
const rememberMs = 5_000;
const maxRemembered = 20_000;

const findToken = {
  name: 'find_access_token',
  text: `select a.expires_at, a.family_id, account.id as account, account.profile_id as profile
    from access_token a
    left join session_family family on family.id = a.family_id
    left join account on account.id = family.account_id
    where a.hash = $1 and a.expires_at > now() and family.revoked_at is null`,
};

interface TokenRow {
  expiresAt: Date;
  familyId: string | null;
  account: string | null;
  profile: string | null;
}

export interface Sessions {
  /** The session of a token, null when it is unknown, expired or revoked. */
  find(token: string): Promise<RequestSession | null>;
  /** The same, as far as it is remembered: null says nothing. */
  remembered(token: string): RequestSession | null;
  /** Forgets sign-ins that have ended, and ends what they keep open, here and on every other node. */
  drop(families: readonly string[]): Promise<void>;
  /** Calls `end` once that sign-in has ended. @returns forgets it again */
  whenEnded(family: string, end: () => void): () => void;
  close(): void;
}

const channel = 'session_revoked';

/** @param onError hears of what goes wrong behind the scenes */
export async function rememberSessions(db: Database, onError: (error: unknown) => void): Promise<Sessions> {
  const watching = new OpenSessions();
  const remembered = new LRUCache<string, RequestSession>({ max: maxRemembered });
  let drops = 0;
  const drop = (family: string) => {
    drops += 1;
    for (const [token, session] of remembered.entries())
      if (session.family === family) remembered.delete(token);
    watching.end(family);
  };
  const dropAll = () => {
    drops += 1;
    remembered.clear();
    watching.endUnless((families) => stillOpen(db, families)).catch(onError);
  };
  const close = await db.listen(channel, drop, dropAll);

  return {
    remembered: (token) => remembered.get(token) ?? null,
    find: async (token) => {
      const known = remembered.get(token);
      if (known) return known;
      const dropsBefore = drops;
      const [row] = await db.rows<TokenRow>(findToken, [secretHash(token)]);
      if (!row) return null;
      const session: RequestSession = {
        kind: row.profile === null ? 'guest' : 'user',
        profile: row.profile,
        account: row.account,
        family: row.familyId,
      };
      // What was read while something was revoked may be what was revoked.
      if (drops !== dropsBefore) return session;
      const leftMs = row.expiresAt.getTime() - Date.now();
      if (leftMs > 0) remembered.set(token, session, { ttl: Math.min(rememberMs, leftMs) });
      return session;
    },
    drop: async (families) => {
      for (const family of families) {
        drop(family);
        await db.notify(channel, family);
      }
    },
    whenEnded: watching.watch,
    close,
  };
}

/** Puts the caller's session on every request; a token that is not valid (any more) is refused, so that clients refresh it. */
export async function sessionOf(request: FastifyRequest, sessions: Sessions): Promise<RequestSession> {
  if (request.routeOptions.config.ignoresBearer) return noSession;
  const token = tokenIn(request.headers.authorization);
  if (!token) return noSession;
  const session = await sessions.find(token);
  if (!session) throw unauthorised('Your session has expired.');
  return session;
}

/** The session that a request's header speaks of, null when the database has to be asked. */
export function rememberedSession(
  authorization: string | undefined,
  sessions: Sessions,
): RequestSession | null {
  const token = tokenIn(authorization);
  return token ? sessions.remembered(token) : noSession;
}

const tokenIn = (authorization: string | undefined): string | undefined =>
  authorization && /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
