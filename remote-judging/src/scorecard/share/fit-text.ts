import type { Measure } from './drawing.ts';

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface Room {
  readonly width: number;
  readonly weight: number;
  /** From the size that is wanted to the smallest one that is. */
  readonly sizes: readonly [largest: number, smallest: number];
  readonly lines?: 1 | 2;
}

/** A text in the largest size that fits; one that does not fit in the smallest breaks, and is cut at last. */
export function fitText(text: string, room: Room, measure: Measure): Fitted {
  const { width, weight, sizes, lines = 1 } = room;
  const [largest, smallest] = sizes;
  const full = measure(text, largest, weight);
  const size = Math.max(Math.min(Math.floor((largest * width) / Math.max(full, 1)), largest), smallest);
  const fits = (one: string) => measure(one, size, weight) <= width;
  if (fits(text)) return { lines: [text], size };
  if (lines === 1) return { lines: [cut(text, fits)], size };
  const words = text.split(' ');
  const inFirst = words.findLastIndex((_word, index) => fits(words.slice(0, index + 1).join(' '))) + 1;
  if (inFirst === 0) return { lines: [cut(text, fits)], size };
  return { lines: [words.slice(0, inFirst).join(' '), cut(words.slice(inFirst).join(' '), fits)], size };
}

function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
