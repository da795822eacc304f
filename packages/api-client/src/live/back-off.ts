/**
 * How long to wait before try number `tries` + 1: the limit doubles from one second up to half a minute, and
 * the wait is a random part of it, so that a hall full of phones does not return at once.
 * @returns milliseconds.
 */
export const backOffMs = (tries: number, random = Math.random()): number =>
  Math.min(30_000, 1_000 * 2 ** tries) * (0.5 + random / 2);
