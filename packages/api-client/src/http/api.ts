import { camelNames } from '@topout/contract/names';
import type { Options } from 'ky';
import { holdsTokens, readSession } from '../session/session.ts';
import { noteAnswer } from './answered.ts';
import { firstRead } from './begun-reads.ts';
import { loadConfig } from './config.ts';
import { takeEmbedded } from './embedded.ts';
import { RefusedError, UnreachableError } from './errors.ts';

export type Query = Record<string, string | number | boolean | null | undefined>;

let http: Promise<typeof import('./session-http.ts')> | null = null;

/**
 * Loaded separately, because no first screen needs it: the page contains what a spectator's first board shows,
 * and somebody signed in begins with plain reads.
 */
function loadHttp() {
  http ??= import(/* webpackChunkName: "http" */ './session-http.ts').catch((cause: unknown) => {
    http = null;
    throw new UnreachableError('No answer from the server', { cause });
  });
  return http;
}

/** It has to be there before the line breaks, and after what the first screen needs. */
const afterFirstScreenMs = 3_000;
if (holdsTokens(readSession())) setTimeout(() => void loadHttp().catch(() => undefined), afterFirstScreenMs);

/**
 * Makes any call and returns the raw answer. `path` is relative to the API, or the address of a next page.
 * @throws RefusedError when the server refused, UnreachableError when it did not answer.
 */
export async function send(path: string, options: Options): Promise<Response> {
  const { method = 'GET', headers, signal } = options;
  const full = withSearch(path, options);
  const plain = method === 'GET' && !headers;
  const early = plain
    ? (takeEmbedded(full) ?? (await (http || signal ? null : firstRead(full, await addressOf(full)))))
    : null;
  if (early) return early;
  return (await loadHttp()).request(await addressOf(path), options);
}

const withSearch = (path: string, { searchParams }: Options): string => {
  const query = new URLSearchParams(searchParams as Record<string, string> | undefined).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The address of an API path on this host. */
export async function addressOf(path: string): Promise<string> {
  if (/^https?:/.test(path)) return path;
  const { apiBaseUrl } = await loadConfig();
  const base = new URL(apiBaseUrl, document.baseURI).href;
  return path.startsWith('/') ? new URL(path, base).href : `${base}/${path}`;
}

async function call<T>(method: string, path: string, options: Options): Promise<T> {
  const response = await send(path, { method, ...options });
  const text = response.status === 204 ? '' : await response.text();
  return camelNames(text === '' ? undefined : JSON.parse(text)) as T;
}

/** A call that changes something. */
async function change<T>(method: string, path: string, options: Options): Promise<T> {
  const begunAt = performance.now();
  try {
    const answer = await call<T>(method, path, options);
    noteAnswer(begunAt);
    return answer;
  } catch (error) {
    if (error instanceof RefusedError) noteAnswer(begunAt);
    throw error;
  }
}

const given = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );

const body = (payload: unknown): Options => (payload === undefined ? {} : { json: payload });

/** Follows `metadata.next` and flattens the pages into one list (behaviour: calls#lists). */
async function list<T>(path: string, query: Query = {}): Promise<T[]> {
  type Pages = { data: T[]; metadata?: { next: string | null } };
  const first = await call<Pages | T[]>('GET', path, { searchParams: given(query) });
  if (Array.isArray(first)) return first as T[];
  const pages = first as Pages;
  const next = pages.metadata?.next;
  const here = pages.data as T[];
  return next ? [...here, ...(await list<T>(next))] : here;
}

/** The one way to the server. `T` is the wire type of the answer; payloads are in camelCase. */
export const api = {
  get: <T>(path: string, query: Query = {}) => call<T>('GET', path, { searchParams: given(query) }),
  list,
  post: <T>(path: string, payload?: unknown) => change<T>('POST', path, body(payload)),
  /** A post that nobody asked for. */
  giveSign: (path: string, payload: unknown) => call<unknown>('POST', path, body(payload)),
  put: <T>(path: string, payload?: unknown) => change<T>('PUT', path, body(payload)),
  /** With `keepalive` it is sent even if the page is left at once; at most 64 kB. */
  patch: <T>(path: string, payload: unknown, options: Pick<Options, 'keepalive'> = {}) =>
    change<T>('PATCH', path, { ...body(payload), ...options }),
  delete: <T>(path: string, query: Query = {}) => change<T>('DELETE', path, { searchParams: given(query) }),
};
