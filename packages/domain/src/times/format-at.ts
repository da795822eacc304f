import { lightFormat } from 'date-fns/lightFormat';
import { ordinal } from '../competition/ordinal.ts';
import { type Moment, wallClock } from './wall-clock.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const words: Readonly<Record<string, (clock: Date) => string>> = {
  do: (clock) => ordinal(clock.getDate()),
  EEE: (clock) => (weekdays[clock.getDay()] ?? '').slice(0, 3),
  MMM: (clock) => (months[clock.getMonth()] ?? '').slice(0, 3),
  MMMM: (clock) => months[clock.getMonth()] ?? '',
};

/**
 * Formats a moment with a date-fns pattern. Its own `format` knows many languages and is too heavy for a
 * board; the light one knows no words, so this fills in ours.
 */
export function formatAt(pattern: string, moment: Moment, timeZone: string): string {
  const clock = wallClock(moment, timeZone);
  return lightFormat(
    clock,
    pattern.replace(/do|EEE|MMMM?/g, (token) => `'${words[token]?.(clock) ?? ''}'`),
  );
}
