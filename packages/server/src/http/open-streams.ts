import type { onRequestHookHandler } from 'fastify';
import { rateLimited } from '../errors.ts';
import { networkOf } from './network-of.ts';

/** When whoever was refused a stream may ask again; meanwhile screens poll. */
const retryAfterSeconds = 30;

/** How many streams each address has open on this node: what one may take must leave room for the others. */
export class OpenStreams {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Of a call that answers with a stream: 429 for an address, or IPv6 network, that has enough of them. */
  readonly limit: onRequestHookHandler = (request, reply, done) => {
    const from = networkOf(request.ip);
    const open = this.#open.get(from) ?? 0;
    if (open >= this.#most) return done(rateLimited(retryAfterSeconds));
    this.#open.set(from, open + 1);
    // Also for a refusal, and for a client that was gone before the stream began.
    reply.raw.once('close', () => this.#leave(from));
    done();
  };

  #leave(from: string): void {
    const left = (this.#open.get(from) ?? 1) - 1;
    if (left > 0) this.#open.set(from, left);
    else this.#open.delete(from);
  }
}
