import type { onRequestHookHandler } from 'fastify';
import { rateLimited } from '../errors.ts';
import { networkOf } from './network-of.ts';

/** When a refused client may ask again; until then screens poll. */
const retryAfterSeconds = 30;

/** How many streams each address has open on this node, so that one leaves room for the others. */
export class OpenStreams {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** For calls that answer with a stream: 429 for an address, or IPv6 network, that has enough of them. */
  readonly limit: onRequestHookHandler = (request, reply, done) => {
    const from = networkOf(request.ip);
    const open = this.#open.get(from) ?? 0;
    if (open >= this.#most) return done(rateLimited(retryAfterSeconds));
    this.#open.set(from, open + 1);
    // Also for a refusal, and for a client that left before the stream began.
    reply.raw.once('close', () => this.#leave(from));
    done();
  };

  #leave(from: string): void {
    const left = (this.#open.get(from) ?? 1) - 1;
    if (left > 0) this.#open.set(from, left);
    else this.#open.delete(from);
  }
}
