import type { IncomingMessage, ServerResponse } from 'node:http';
import { rememberedSession, type Sessions } from '../auth/bearer.ts';
import { leaseMs } from '../http/lease.ts';
import { newId } from '../ids.ts';

/** The most answers that are held; each is of one address and one viewer. */
const mostAnswers = 5_000;

interface Hot {
  readonly answer: Buffer;
  readonly headers: readonly string[];
  /** When its making began, by `performance.now()`. */
  readonly askedAt: number;
}

/** When the making of an answer began. */
export interface Beginning {
  readonly changes: number;
  readonly askedAt: number;
}

/**
 * Entries that were just read: the same viewer gets the same bytes again, before routing, until anything at all changes. What
 * this node writes or hears of ends all of them; what another node did and no signal told, ends with the lease.
 */
export class HotEntries {
  readonly #sessions: Sessions;
  readonly #hot = new Map<string, Hot>();
  #changes = 0;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** Something changed: nothing that was read before is given out again. */
  changed(): void {
    this.#changes += 1;
    this.#hot.clear();
  }

  /** To be taken before anything is read for an answer. */
  begin(): Beginning {
    return { changes: this.#changes, askedAt: performance.now() };
  }

  /** @param viewer uuid of the profile, null for guests */
  remember(url: string, viewer: string | null, answer: Buffer, { changes, askedAt }: Beginning): void {
    if (changes !== this.#changes) return;
    if (this.#hot.size >= mostAnswers) this.#hot.clear();
    const headers = [...always, 'content-length', String(answer.length)];
    this.#hot.set(keyOf(url, viewer), { answer, headers, askedAt });
  }

  /** Answers a request if it can; false when it has to go the ordinary way. */
  answer(request: IncomingMessage, reply: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    // Other sites' pages get headers that only the ordinary way knows.
    if (method !== 'GET' || this.#hot.size === 0 || headers.origin !== undefined) return false;
    const session = rememberedSession(headers.authorization, this.#sessions);
    const hot = session && this.#hot.get(keyOf(url, session.profile));
    if (!hot || performance.now() - hot.askedAt > leaseMs) return false;
    reply.writeHead(200, ['x-request-id', newId(), ...hot.headers]);
    reply.end(hot.answer);
    return true;
  }
}

const keyOf = (url: string, viewer: string | null): string => `${viewer} ${url}`;

const always = [
  'content-type',
  'application/json; charset=utf-8',
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
];
