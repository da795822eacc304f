import { reference, referenceBytes } from '@topout/domain';
import ky, { isHTTPError, type KyInstance, type Options } from 'ky';
import { holdsTokens, personOf, readSession } from '../session/session.ts';
import { freshToken, renewToken } from '../session/tokens.ts';
import { RefusedError, retryAfterOf, UnreachableError } from './errors.ts';
import { forWire } from './for-wire.ts';
import { noteServerTime } from './server-clock.ts';

const bearer = 'authorization';
/** Under it the server's log speaks of the request, also when its answer gets lost. */
const requestId = 'x-request-id';

const newReference = (): string => reference(crypto.getRandomValues(new Uint8Array(referenceBytes)));

/** Sends the session's token; after a 401 renews it and tries once more (behaviour: signing-in#tokens). */
const http: KyInstance = ky.create({
  timeout: 15_000,
  // Only the retry below: SWR repeats reads, and the callers repeat writes.
  retry: { limit: 1, methods: [], delay: () => 0 },
  hooks: {
    beforeRequest: [
      async ({ request, options }) => {
        if (!request.headers.has(requestId)) request.headers.set(requestId, newReference());
        // Registering signs with the client's own name.
        if (request.headers.has(bearer)) return;
        const token = await freshToken();
        checkPerson(options.context);
        if (token !== null) request.headers.set(bearer, `Bearer ${token}`);
      },
    ],
    afterResponse: [
      async ({ request, response, retryCount, options }) => {
        const [kind, spent = null] = request.headers.get(bearer)?.split(' ') ?? [];
        if (response.status !== 401 || retryCount > 0 || kind === 'Basic') return;
        await renewToken(spent);
        checkPerson(options.context);
        const token = await freshToken();
        const headers = new Headers(request.headers);
        if (token !== null) headers.set(bearer, `Bearer ${token}`);
        return ky.retry({ request: new Request(request, { headers }), delay: 0 });
      },
    ],
  },
});

/** A call with a `profile` in its context goes out as that person or not at all. @throws RefusedError. */
function checkPerson({ profile }: Record<string, unknown>) {
  const session = readSession();
  if (profile !== undefined && (profile !== personOf(session) || !holdsTokens(session)))
    throw new RefusedError(401, { code: 'session.ended', detail: { nonFieldErrors: [] } });
}

/** @throws RefusedError when the server refused, UnreachableError when it did not answer. */
export async function request(address: string, options: Options): Promise<Response> {
  const askedAt = Date.now();
  try {
    const { json } = options;
    const response = await http(address, json === undefined ? options : { ...options, json: forWire(json) });
    noteServerTime(response, askedAt);
    return response;
  } catch (error) {
    if (!isHTTPError(error)) throw asUnreachable(error);
    throw new RefusedError(error.response.status, error.data, retryAfterOf(error.response));
  }
}

const asUnreachable = (error: unknown) =>
  error instanceof RefusedError || error instanceof UnreachableError || isAbort(error)
    ? error
    : new UnreachableError('No answer from the server', { cause: error });

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
