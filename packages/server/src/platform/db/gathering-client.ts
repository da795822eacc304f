import type { Duplex } from 'node:stream';
import pg from 'pg';

/** A connection that can keep statements back, to send them with the next ones in one piece. */
export class GatheringClient extends pg.Client {
  readonly #stream: Duplex;
  #holding = false;

  constructor(config: pg.ClientConfig, stream: Duplex) {
    super({ ...config, stream: () => stream });
    this.#stream = stream;
  }

  /** From here on nothing leaves. */
  hold(): void {
    if (this.#holding) return;
    this.#holding = true;
    this.#stream.cork();
  }

  /** Sends what was kept back. */
  letGo(): void {
    if (!this.#holding) return;
    this.#holding = false;
    this.#stream.uncork();
  }
}
