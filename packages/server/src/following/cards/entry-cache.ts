import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachedSession, type Sessions } from '../../people/auth/sessions/bearer.ts';
import { leaseMs } from '../../platform/http/lease.ts';
import { type RequestSession, viewerOf } from '../../platform/http/session.ts';
import { openCache } from '../../platform/cache/cache.ts';
import { requestId } from '../../platform/http/request-id.ts';
import type { EntryAnswer } from './entry-answers.ts';

/** The moment before an answer was made. */
export interface Beginning {
  /** The count of changes then. */
  readonly changes: number;
  /** By `performance.now()`. */
  readonly askedAt: number;
}

interface Served extends Beginning, EntryAnswer {
  readonly headers: readonly string[];
}

/** The most competitions and categories whose last change is remembered. */
const mostChanged = 10_000;

/**
 * Entries just read: the same viewer gets the same bytes again, before routing, until something they depend
 * on changes. A changed board ends the answers of its category, a write to a competition those of all its
 * categories. The lease bounds how long a change by another node can go unnoticed.
 */
export class EntryCache {
  readonly #sessions: Sessions;
  readonly #served = openCache<Served>('entries');
  /** Counts changes. Below: the count at the last change of everything, and of each competition or category. */
  #changes = 0;
  #lastOfAll = 0;
  readonly #lastOf = new Map<string, number>();

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** Something changed anywhere: ends all answers. */
  changed(): void {
    this.#changes += 1;
    this.#lastOfAll = this.#changes;
    this.#lastOf.clear();
    this.#served.clear();
  }

  /** Ends the answers about all entries there. @param place uuid of a competition or category */
  changedIn(place: string): void {
    if (this.#lastOf.size >= mostChanged) this.changed();
    this.#changes += 1;
    this.#lastOf.set(place, this.#changes);
  }

  #holds({ competition, category }: EntryAnswer, { changes }: Beginning): boolean {
    const there = Math.max(this.#lastOf.get(competition) ?? 0, this.#lastOf.get(category) ?? 0);
    return changes >= Math.max(this.#lastOfAll, there);
  }

  /** Call this before reading anything for an answer. */
  begin(): Beginning {
    return { changes: this.#changes, askedAt: performance.now() };
  }

  keep(url: string, session: RequestSession, made: EntryAnswer, beginning: Beginning): void {
    if (!this.#holds(made, beginning)) return;
    const headers = [...always, 'content-length', String(made.answer.length)];
    this.#served.set(keyOf(url, session), { ...beginning, ...made, headers });
  }

  /** Answers a request if it can; false if the request must take the ordinary way. */
  answer(request: IncomingMessage, reply: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    // Other sites' pages need headers that only the ordinary way sets.
    if (method !== 'GET' || this.#served.size === 0 || headers.origin !== undefined) return false;
    const session = cachedSession(headers.authorization, this.#sessions);
    const served = session && this.#served.peek(keyOf(url, session));
    if (!served || !this.#holds(served, served)) return false;
    if (performance.now() - served.askedAt > leaseMs) return false;
    reply.writeHead(200, ['x-request-id', requestId(request), ...served.headers]);
    reply.end(served.answer);
    return true;
  }
}

const keyOf = (url: string, session: RequestSession): string => `${viewerOf(session)} ${url}`;

const always = [
  'content-type',
  'application/json; charset=utf-8',
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
];
