import { formatTimeLeft } from './time-left.ts';

const hour = 3_600_000;

it.each([
  ['the last second', 1_000, '00:00:01'],
  ['nothing', 0, '00:00:00'],
  ['less than nothing', -5_000, '00:00:00'],
  ['just under six hours', 6 * hour - 1, '05:59:59'],
  ['six hours', 6 * hour, '6 hours'],
  ['hours and minutes', 7 * hour + 20 * 60_000, '7 hours 20 minutes'],
  ['one of each', 25 * hour, '1 day 1 hour'],
  ['days', 51 * hour, '2 days 3 hours'],
  ['whole days', 48 * hour, '2 days'],
])('says %s', (_name, ms, text) => expect(formatTimeLeft(ms)).toBe(text));
