import { millisecondsInDay } from 'date-fns/constants';
import { formatAt } from './format-at.ts';
import { type Moment, zoneOffsetMs } from './wall-clock.ts';

/**
 * The local time in a time zone, in the form that inputs use.
 *
 * @example wallTime('2026-03-14T08:00:00Z', 'Europe/Vienna') // '2026-03-14T09:00'
 */
export const wallTime = (moment: Moment, timeZone: string): string =>
  formatAt("yyyy-MM-dd'T'HH:mm", moment, timeZone);

/**
 * The moment when clocks in a time zone show `wall`. An hour skipped in spring counts as the next one; of an
 * hour that comes twice in autumn it is the first.
 *
 * @param wall `2026-03-14T09:00`
 * @returns null if that is not a date
 */
export function momentOf(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return null;
  // The offsets of the day before and the day after: one of them applies, whatever the clocks do in between.
  const moments = [asUtc - millisecondsInDay, asUtc + millisecondsInDay].map(
    (near) => asUtc - zoneOffsetMs(near, timeZone),
  );
  const exact = moments.filter((ms) => ms + zoneOffsetMs(ms, timeZone) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...moments));
}
