import { type Clock, type Tone, toneMs, tonesBetween } from '@topout/domain';

/** How far ahead tones are scheduled: a hidden page may be woken only once a minute. */
const aheadMs = 70_000;

/** A start sounds as soon as a screen hears of it, unless that is later than this. */
const lateMs = 1_000;

const pitch = { LONG: 880, SHORT: 660 } as const;
const loud = 0.6;
/** So that a tone begins and ends without a click. Seconds. */
const ramp = 0.01;

/** Schedules a clock's tones ahead on the browser's audio clock, which no busy page delays. */
export class TonePlayer {
  readonly #context: AudioContext;
  readonly #now: () => number;
  /** What has begun, by the moment it began. */
  readonly #sounded = new Set<number>();
  #scheduled = new Map<number, OscillatorNode>();

  /** @param now the server's time */
  constructor(context: AudioContext, now: () => number) {
    this.#context = context;
    this.#now = now;
  }

  /** Schedules what will sound, instead of what was scheduled before. */
  plan(clock: Clock | null): void {
    const now = this.#now();
    for (const [at, oscillator] of this.#scheduled) {
      if (at <= now) this.#sounded.add(at);
      else oscillator.stop();
    }
    this.#scheduled = new Map();
    const tones = clock ? tonesBetween(clock, now - lateMs, now + aheadMs) : [];
    for (const tone of tones) if (!this.#sounded.has(tone.at)) this.#schedule(tone, now);
  }

  #schedule({ at, length }: Tone, now: number): void {
    const { currentTime, destination } = this.#context;
    // Not every browser knows how long sound takes to come out.
    const outputLatency = 'outputLatency' in this.#context ? this.#context.outputLatency : 0;
    const from = Math.max(currentTime, currentTime + (at - now) / 1_000 - outputLatency);
    const to = from + toneMs[length] / 1_000;
    const oscillator = this.#context.createOscillator();
    const gain = this.#context.createGain();
    oscillator.frequency.value = pitch[length];
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loud, from + ramp);
    gain.gain.setValueAtTime(loud, to - ramp);
    gain.gain.linearRampToValueAtTime(0, to);
    oscillator.connect(gain).connect(destination);
    oscillator.start(from);
    oscillator.stop(to);
    this.#scheduled.set(at, oscillator);
  }
}
