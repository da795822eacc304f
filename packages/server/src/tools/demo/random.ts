/** Random numbers that repeat at every seeding, so that the demo always tells the same story. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** Normally distributed. */
  normal(mean: number, deviation: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** A small generator, good enough here (mulberry32), seeded with a 32-bit number. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    shuffled: (list) => {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [copy[last], copy[other]] = [
          copy[other] as (typeof copy)[number],
          copy[last] as (typeof copy)[number],
        ];
      }
      return copy;
    },
  };
}
