import type { TokenReply } from '@topout/contract';
import { RefusedError, UnreachableError } from '../http/errors.ts';
import { openKept } from '../kept/open-kept.ts';
import { goOnAsKnownJudge } from './go-on.ts';
import { goesOn, knownJudge } from './known-judge.ts';
import { holdsTokens, noSession, personOf, readSession, type Session, writeSession } from './session.ts';
import { adoptFrom, tellTabs } from './tabs.ts';
import { type Grant, requestToken } from './token-call.ts';

/** A guest's token older than this is renewed (behaviour: signing-in#tokens). */
const staleMs = 36_000_000;

let pending: Promise<void> | null = null;

/** The token to send, renewed first if a guest has none or an old one (behaviour: signing-in#tokens). */
export async function freshToken(): Promise<string | null> {
  const { accessToken, refreshToken, lastUpdated } = readSession();
  const stale = accessToken === null || Date.now() - lastUpdated > staleMs;
  if (refreshToken === null && stale) await once(becomeGuest);
  return readSession().accessToken;
}

/**
 * After a 401 on `spent`: refreshes, or becomes a guest if the refresh is refused (behaviour:
 * signing-in#tokens). Parallel requests share one refresh. Without a network the session stays as it is.
 * @throws UnreachableError.
 */
export async function renewToken(spent: string | null): Promise<void> {
  if (readSession().accessToken !== spent) return;
  await once(() => (readSession().refreshToken === null ? becomeGuest() : refresh(spent)));
}

/** Starts a signed-in session. @throws RefusedError with code `invalid_grant` on a wrong password. */
export async function startSession(grant: Grant): Promise<void> {
  keep(await requestToken(grant), { profile: null });
}

function once(work: () => Promise<void>): Promise<void> {
  pending ??= work().finally(() => {
    pending = null;
  });
  return pending;
}

async function becomeGuest() {
  const reply = await requestToken({ grantType: 'client_credentials' }).catch((error: unknown) => {
    if (error instanceof UnreachableError) goOnAsKnownJudge();
    throw error;
  });
  const session = readSession();
  // Another tab may have signed in in the meantime.
  const { ticketEnded } = session;
  const profile = goesOn(session) ? session.profile : null;
  if (!holdsTokens(session)) keep(reply, { profile, ...(ticketEnded !== undefined && { ticketEnded }) });
}

/** One tab at a time: tabs that share a refresh token must not spend it twice. */
async function refresh(spent: string | null) {
  await inTurn(async () => {
    const before = readSession();
    if (before.refreshToken === null || before.accessToken !== spent || adoptFrom(before.refreshToken))
      return;
    try {
      keep(await requestToken({ grantType: 'refresh_token', refreshToken: before.refreshToken }), before);
      tellTabs(before.refreshToken, readSession());
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status >= 500 || error.status === 429) throw error;
      writeSession(noSession);
      // The page on which they are says why their card is gone.
      if (before.ticket) writeSession({ ...noSession, ticketEnded: before.ticket.competition });
      // A judge at the wall is asked to sign in again, and stays with the climber.
      if (before.profile !== null && before.profile === knownJudge()) goOnAsKnownJudge();
      else await forgetKept(personOf(before)).catch(() => undefined);
      await becomeGuest();
    }
  });
}

/** Whose session ended elsewhere leaves nothing on a phone or tablet that others use. */
async function forgetKept(person: string | null) {
  if (person !== null) await (await openKept())?.forgetKept(person);
}

/** Plain http has no Web Locks; a single tab needs none. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('topout/refresh', work) : work();

function keep(
  { accessToken, refreshToken }: TokenReply,
  of: Pick<Session, 'profile' | 'ticket' | 'ticketEnded'>,
) {
  writeSession({
    ...of,
    accessToken,
    refreshToken: refreshToken ?? null,
    lastUpdated: Date.now(),
  });
}
