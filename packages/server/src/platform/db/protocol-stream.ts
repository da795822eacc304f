import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';

/** Runs messages of PostgreSQL's protocol, and answers with all that they bring. */
export type RunProtocol = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** "You may come in" and "ready for your first query", as bytes. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** The first byte of the message with which a client leaves. */
const goodbye = 0x58;

/** What a client of PostgreSQL takes for a socket, in front of a database in the same process. */
export class ProtocolStream extends Duplex {
  readonly #run;
  #welcomed = false;

  constructor(run: RunProtocol) {
    super();
    this.#run = callbackify(run);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#pass([chunk], done);
  }

  /** What was written while the last messages ran goes together. */
  override _writev(
    chunks: readonly { readonly chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#pass(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #pass(chunks: readonly Buffer[], done: (error?: Error | null) => void): void {
    if (!this.#welcomed) {
      this.#welcomed = true;
      this.push(welcome);
      done();
    } else if (chunks[0]?.[0] === goodbye) {
      done();
    } else {
      // A copy of their own: a buffer may be a piece of a larger one, which goes on being written.
      this.#run(new Uint8Array(Buffer.concat(chunks)), (error, answer) => {
        if (!error) this.push(answer);
        done(error);
      });
    }
  }
}
