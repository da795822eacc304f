import ky, { isHTTPError, type KyInstance, type Options } from 'ky';
import { readSession } from '../session/session.ts';
import { freshToken, renewToken } from '../session/tokens.ts';
import { type Camelised, camelise, snakify } from './case.ts';
import { loadConfig } from './config.ts';
import { RefusedError, UnreachableError } from './errors.ts';

export type Query = Record<string, string | number | boolean | null | undefined>;

const bearer = 'authorization';

/** Sends the session's token; after a 401 renews it and tries once more (spec 1 §4). */
const http: KyInstance = ky.create({
  timeout: 15_000,
  // Only the retry below: reads are repeated by SWR, writes by whoever made them.
  retry: { limit: 1, methods: [], delay: () => 0 },
  hooks: {
    beforeRequest: [
      async ({ request, options }) => {
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
  if (profile !== undefined && profile !== readSession().profile)
    throw new RefusedError(401, { code: 'session.ended', detail: { non_field_errors: [] } });
}

/**
 * Any call, with the raw answer. `path` is relative to the API, or the address of a next page.
 * @throws RefusedError when the server said no, UnreachableError when it did not answer.
 */
export async function send(path: string, options: Options): Promise<Response> {
  const { apiBaseUrl } = await loadConfig();
  try {
    return await http(addressOf(path, apiBaseUrl), options);
  } catch (error) {
    if (!isHTTPError(error)) throw asUnreachable(error);
    const seconds = Number(error.response.headers.get('retry-after') ?? Number.NaN);
    throw new RefusedError(error.response.status, error.data, Number.isNaN(seconds) ? null : seconds);
  }
}

const asUnreachable = (error: unknown) =>
  error instanceof RefusedError || error instanceof UnreachableError || isAbort(error)
    ? error
    : new UnreachableError('No answer from the server', { cause: error });

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function addressOf(path: string, apiBaseUrl: string): string {
  if (/^https?:/.test(path)) return path;
  const base = new URL(apiBaseUrl, document.baseURI).href;
  return path.startsWith('/') ? new URL(path, base).href : `${base}/${path}`;
}

async function call<T>(method: string, path: string, options: Options): Promise<Camelised<T>> {
  const response = await send(path, { method, ...options });
  const text = response.status === 204 ? '' : await response.text();
  return camelise(text === '' ? undefined : JSON.parse(text)) as Camelised<T>;
}

const given = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );

const body = (payload: unknown): Options => (payload === undefined ? {} : { json: snakify(payload) });

/** Follows `metadata.next` and flattens the pages into one list (spec 1 §7). */
async function list<T>(path: string, query: Query = {}): Promise<Camelised<T>[]> {
  type Pages = { data: T[]; metadata?: { next: string | null } };
  const first = await call<Pages | T[]>('GET', path, { searchParams: given(query) });
  if (Array.isArray(first)) return first as Camelised<T>[];
  const pages = first as Camelised<Pages>;
  const next = pages.metadata?.next;
  const here = pages.data as Camelised<T>[];
  return next ? [...here, ...(await list<T>(next))] : here;
}

/** The one door to the server. `T` is the wire type of the answer; payloads are written in camelCase. */
export const api = {
  get: <T>(path: string, query: Query = {}) => call<T>('GET', path, { searchParams: given(query) }),
  list,
  post: <T>(path: string, payload?: unknown) => call<T>('POST', path, body(payload)),
  put: <T>(path: string, payload?: unknown) => call<T>('PUT', path, body(payload)),
  patch: <T>(path: string, payload: unknown) => call<T>('PATCH', path, body(payload)),
  delete: <T>(path: string, query: Query = {}) => call<T>('DELETE', path, { searchParams: given(query) }),
};
