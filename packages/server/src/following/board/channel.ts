import { setTimeout as sleep } from 'node:timers/promises';
import { sharedRun } from '../../platform/batching/shared-run.ts';
import { Refusal } from '../../platform/errors.ts';
import type { BoardDocument } from './board-document.ts';
import { patchJson } from './board-patch.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';
import { inSlices } from './in-slices.ts';

/** The least time between two messages about one board. */
const coalesceMs = 250;

/** Rests for so many times as long as reading and writing took: taps of judges come before the eyes of a large crowd. */
const restTimes = 4;

/** How long to wait after a board could not be read. */
const retryMs = 1_000;

interface ChannelDeps {
  /** The board as it is now; rejects when it may no longer be seen. */
  read(): Promise<BoardDocument>;
  /** Says that somebody still watches. */
  keep(): void;
  onError(error: unknown): void;
}

/** Everybody who watches one board as one audience: they all get the same bytes. */
export class Channel {
  readonly #deps: ChannelDeps;
  readonly #spectators = new Set<Spectator>();
  #joining = 0;
  #sent: BoardDocument | null = null;
  #begin: Buffer | null = null;
  #told: number | null = null;
  /** What the last message took of this node, without other work that went between. */
  #tookMs = 0;
  /** One after the other: of two at once, the one that had read the older board could be the last to send. */
  readonly #tellOnce: () => Promise<void>;

  constructor(deps: ChannelDeps) {
    this.#deps = deps;
    this.#tellOnce = sharedRun(
      () => this.#tell(),
      (passedMs) => Math.max(coalesceMs - passedMs, restTimes * this.#tookMs),
    );
  }

  /** Nobody watches, and nobody is about to. */
  get idle(): boolean {
    return this.#spectators.size === 0 && this.#joining === 0;
  }

  /** The newest version that everybody who watches has been sent: they ask for what they hear of and do not have. */
  get version(): number | null {
    return this.#told;
  }

  /** Joins with the board that the next message starts from. */
  async join(spectator: Spectator): Promise<void> {
    this.#joining += 1;
    try {
      const document = this.#sent ?? (await this.#deps.read());
      if (!spectator.open) return;
      this.#sent ??= document;
      this.#told ??= this.#sent.version;
      this.#begin ??= sse('board', this.#sent.json.toString());
      spectator.begin(this.#begin);
      this.#spectators.add(spectator);
      // Something may have changed while nobody was here to be told.
      this.changed();
    } finally {
      this.#joining -= 1;
    }
  }

  leave(spectator: Spectator): void {
    this.#spectators.delete(spectator);
    if (this.#spectators.size > 0) return;
    this.#sent = null;
    this.#begin = null;
    this.#told = null;
  }

  /** Tells everybody soon: at once after a quiet time, else when the time between two messages is over. */
  changed(): void {
    if (this.#spectators.size > 0) void this.#tellOnce();
  }

  /** Says that somebody still watches, and tells them what no call of `changed` told of. */
  lookAgain(): void {
    this.#deps.keep();
    this.changed();
  }

  /** Sends away everybody who watches. */
  end(): void {
    for (const spectator of this.#spectators) spectator.end();
  }

  async #tell(): Promise<void> {
    if (!this.#sent) return;
    const start = performance.now();
    try {
      const document = await this.#deps.read();
      const before = this.#sent;
      if (!before || document === before) return;
      // Another way of scoring is another board: nobody can be led there from the one before.
      const follows = document.system === before.system && document.version > before.version;
      const begin = follows ? null : sse('board', document.json.toString());
      this.#sent = document;
      this.#begin = begin;
      const message = begin ?? sse('patch', patchJson(before, document));
      const readMs = performance.now() - start;
      // Those who join meanwhile begin with what this message leads to.
      const wroteMs = await inSlices([...this.#spectators], (spectator) => {
        if (this.#spectators.has(spectator)) spectator.send(message);
      });
      this.#tookMs = readMs + wroteMs;
      if (this.#sent === document) this.#told = document.version;
    } catch (error) {
      if (error instanceof Refusal) return this.end();
      this.#deps.onError(error);
      await sleep(retryMs);
      this.changed();
    }
  }
}
