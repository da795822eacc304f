import { afterPhase } from './clock-at.ts';
import type { Clock } from './clock.ts';

/** A sound of the clock: a long tone lasts 650 ms, a short one 325 ms. */
export interface Tone {
  /** By the server's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly length: 'LONG' | 'SHORT';
  readonly sign: 'START' | 'MINUTE' | 'SECONDS' | 'END';
}

/** How long a tone lasts, in milliseconds. */
export const toneMs = { LONG: 650, SHORT: 325 } as const;

const minuteMs = 60_000;
const lastSeconds = 5;

/**
 * The tones of a running clock between two moments: at the start, one minute before the end, at each of the last
 * five seconds, at the end.
 *
 * @source behaviour: clock#tones
 */
export function tonesBetween(clock: Clock, fromMs: number, toMs: number): Tone[] {
  const tones: Tone[] = [];
  for (let part = clock; part.status === 'RUNNING' && part.at <= toMs; part = afterPhase(part))
    tones.push(...tonesOf(part));
  return tones.filter(({ at }) => at >= fromMs && at < toMs).sort((a, b) => a.at - b.at);
}

/** Of a phase that runs from `at` to its end. */
function tonesOf({ phase, at, leftMs, begins }: Clock): Tone[] {
  const end = at + leftMs;
  if (phase === 'CHANGE') return [];
  if (phase === 'PREPARE') return lastOnes(end, leftMs);
  const tones = lastOnes(end, leftMs);
  if (begins) tones.push({ at, length: 'LONG', sign: 'START' });
  if (leftMs > minuteMs) tones.push({ at: end - minuteMs, length: 'LONG', sign: 'MINUTE' });
  tones.push({ at: end, length: 'LONG', sign: 'END' });
  return tones;
}

const lastOnes = (end: number, leftMs: number): Tone[] =>
  Array.from({ length: lastSeconds }, (_, second) => end - (lastSeconds - second) * 1_000)
    .filter((at) => at > end - leftMs)
    .map((at) => ({ at, length: 'SHORT', sign: 'SECONDS' }));
