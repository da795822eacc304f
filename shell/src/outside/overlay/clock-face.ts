import type { ServerTime } from '@topout/contract';
import {
  betterTime,
  type Clock,
  clockAt,
  type Measured,
  measureTime,
  slotNow,
  steadyClock,
  untilNextSecond,
} from '@topout/domain';
import { read } from './feed/read.ts';

/** The page's own clock, which nobody can set back. */
const here = () => performance.timeOrigin + performance.now();

/** The stage's clock as an overlay shows it, which goes on without a line. */
export class ClockFace {
  #clock: Clock | null = null;
  #shown: Clock | null = null;
  #time: Measured | null = null;

  /** @param clock after its last press; null = there is none, or nobody may see it */
  set(clock: Clock | null): void {
    this.#clock = clock;
  }

  async measure(): Promise<void> {
    const round = await measureTime(here, async () => (await read<ServerTime>('time'))?.now ?? null);
    this.#time = betterTime(this.#time, round);
  }

  /** As it is now; null while the server's time is not known: no wrong time is ever on air. */
  now(): Clock | null {
    const now = this.#exact();
    if (now && this.#shown) this.#shown = steadyClock(this.#shown, now);
    else this.#shown = now;
    return this.#shown;
  }

  /** The slot on the wall, from 1; 0 = none yet; null while the server's time is not known. */
  slot(): number | null {
    if (!this.#clock) return 0;
    return this.#time && (slotNow(this.#clock, here() + this.#time.aheadMs) ?? 0);
  }

  /** @returns milliseconds until another time left shows */
  untilNext(): number {
    const now = this.#exact();
    // A timer may ring early: one millisecond more, and the second has really ended.
    return now?.status === 'RUNNING' ? untilNextSecond(now.leftMs) + 1 : Infinity;
  }

  #exact(): Clock | null {
    return this.#clock && this.#time && clockAt(this.#clock, here() + this.#time.aheadMs);
  }
}
