import { holdsTokens, personOf, readSession } from '../session/session.ts';
import { freshToken, renewToken } from '../session/tokens.ts';
import type { CallOptions } from './call-options.ts';
import { RefusedError, retryAfterOf, UnreachableError } from './errors.ts';
import { forWire } from './for-wire.ts';
import { noteServerTime } from './server-clock.ts';

/** How long one attempt waits for its answer to begin, ms. */
const patienceMs = 15_000;

/** Set by calls that sign with the client's own name, such as registering. */
const bearer = 'authorization';

/**
 * Sends the session's token; after a 401 renews it and tries once more (behaviour: signing-in#tokens). There
 * is no other retry: SWR repeats reads, and the callers repeat writes.
 *
 * @throws RefusedError when the server refused, UnreachableError when it did not answer.
 */
export async function request(address: string, options: CallOptions): Promise<Response> {
  try {
    const token = await tokenFor(options);
    const first = await answerTo(address, options, token);
    if (first.status !== 401 || token === null) return await accepted(first);
    await renewToken(token);
    return await accepted(await answerTo(address, options, await tokenFor(options)));
  } catch (error) {
    throw asUnreachable(error);
  }
}

/** Null: the call brings its own name. */
async function tokenFor({ headers, profile }: CallOptions): Promise<string | null> {
  if (headers?.[bearer] !== undefined) return null;
  const token = await freshToken();
  checkPerson(profile);
  return token;
}

/** A call with a `profile` goes out as that person or not at all. @throws RefusedError. */
function checkPerson(profile: CallOptions['profile']) {
  const session = readSession();
  if (profile !== undefined && (profile !== personOf(session) || !holdsTokens(session)))
    throw new RefusedError(401, { code: 'session.ended', detail: { nonFieldErrors: [] } });
}

async function answerTo(address: string, options: CallOptions, token: string | null): Promise<Response> {
  const { method = 'GET', json, headers, signal, keepalive = false } = options;
  const ending = new AbortController();
  const stop = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(new UnreachableError('No answer from the server')), patienceMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const askedAt = Date.now();
  try {
    const response = await fetch(address, {
      method,
      keepalive,
      signal: ending.signal,
      headers: {
        ...(token !== null && { [bearer]: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(forWire(json)) }),
    });
    noteServerTime(response, askedAt);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

async function accepted(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const problem: unknown = await response.json().catch(() => null);
  throw new RefusedError(response.status, problem, retryAfterOf(response));
}

const asUnreachable = (error: unknown) =>
  error instanceof RefusedError || error instanceof UnreachableError || isAbort(error)
    ? error
    : new UnreachableError('No answer from the server', { cause: error });

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
