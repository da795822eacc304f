import { once } from '../once.ts';

const minuteMs = 60_000;
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60 * minuteMs],
  ['month', 30 * 24 * 60 * minuteMs],
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
];
const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }));

/**
 * The age of an account ("3 days ago"), which helps to spot a duplicate made at the door. (behaviour:
 * people#account-age)
 */
export function accountAge(creationTime: Date, now: Date): string {
  const ageMs = now.getTime() - creationTime.getTime();
  const fitting = units.find(([, lengthMs]) => ageMs >= lengthMs);
  if (!fitting) return 'just now';
  const [unit, lengthMs] = fitting;
  return relative().format(-Math.floor(ageMs / lengthMs), unit);
}
