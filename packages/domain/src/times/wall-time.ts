import { formatAt } from './format-at.ts';
import { type Moment, zoneOffsetMs } from './wall-clock.ts';

/**
 * What the clocks of a time zone show, as a form takes it.
 *
 * @example wallTime('2026-03-14T08:00:00Z', 'Europe/Vienna') // '2026-03-14T09:00'
 */
export const wallTime = (moment: Moment, timeZone: string): string =>
  formatAt("yyyy-MM-dd'T'HH:mm", moment, timeZone);

/**
 * The moment at which the clocks of a time zone show `wall`. An hour that is skipped in spring is taken as the one
 * after it; of one that comes twice in autumn it is the first.
 *
 * @param wall `2026-03-14T09:00`
 * @returns null where that is no date
 */
export function momentOf(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return null;
  // The offset of the day before and of the day after: one of them holds, whatever the clocks do in between.
  const day = 86_400_000;
  const moments = [asUtc - day, asUtc + day].map((near) => asUtc - zoneOffsetMs(near, timeZone));
  const exact = moments.filter((ms) => ms + zoneOffsetMs(ms, timeZone) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...moments));
}
