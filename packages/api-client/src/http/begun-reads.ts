import { holdsTokens, readSession } from '../session/session.ts';
import { noteServerTime } from './server-clock.ts';

/** What the page itself asked for, before its scripts were there: the answers by path, null for none. */
interface BegunReads {
  readonly accessToken: string;
  readonly answers: Record<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    topoutReads?: BegunReads;
  }
}

/** Once: a second read wants news. */
function takeBegun(path: string, token: string): Promise<Response | null> | null {
  const { accessToken, answers = {} } = window.topoutReads ?? {};
  const begun = answers[path];
  delete answers[path];
  return token === accessToken ? (begun ?? null) : null;
}

async function readNow(address: string, token: string): Promise<Response | null> {
  const askedAt = Date.now();
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (response) noteServerTime(response, askedAt);
  return response;
}

/**
 * A read of somebody signed in, before the code is there that renews tokens and knows each failure: null if it
 * takes that code.
 *
 * @param path as the server names it, with its query
 */
export async function firstRead(path: string, address: string): Promise<Response | null> {
  const session = readSession();
  const token = holdsTokens(session) ? session.accessToken : null;
  if (token === null) return null;
  const response = await (takeBegun(path, token) ?? readNow(address, token));
  return response?.ok && readSession().accessToken === token ? response : null;
}
