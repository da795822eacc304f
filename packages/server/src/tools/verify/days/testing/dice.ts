/** Chance that a seed can repeat. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to `most`, exclusive. (mulberry32) */
  below(most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  shuffled<T>(from: readonly T[]): T[] {
    return from
      .map((one) => ({ one, place: this.below(2 ** 30) }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
  }

  /** Separate chance for something in parallel, whose order is unpredictable. */
  fork(): Dice {
    return new Dice(this.below(2 ** 31));
  }
}
