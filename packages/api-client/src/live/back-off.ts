/**
 * How long to wait before try number `tries` + 1: doubling from one second up to half a minute, of which a
 * random part is waited, so that a hall full of phones does not come back at once.
 * @returns milliseconds.
 */
export const backOffMs = (tries: number, random = Math.random()): number =>
  Math.min(30_000, 1_000 * 2 ** tries) * (0.5 + random / 2);
