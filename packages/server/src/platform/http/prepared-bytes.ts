import { toBrotli, toGzip } from './compress.ts';
import type { Encoding } from './negotiate.ts';

/** An answer that many ask for: compressed once for each encoding. */
export class PreparedBytes {
  readonly plain: Buffer;
  readonly #made = new Map<Encoding, Buffer>();

  constructor(plain: Buffer) {
    this.plain = plain;
    this.#made.set('identity', plain);
  }

  /** The bytes in an encoding, if they were made already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#made.get(encoding);
  }

  /** The bytes in an encoding. Compressing costs far more than sending, hence once and off the main thread. */
  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#made.get(encoding);
    if (known) return known;
    const made = await (encoding === 'br' ? toBrotli(this.plain, 5) : toGzip(this.plain, 6));
    this.#made.set(encoding, made);
    return made;
  }
}
