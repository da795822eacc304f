import {
  formatDay,
  formatDayOfMonth,
  formatMonth,
  formatTime,
  formatWeekdayTime,
  forReader,
  venueZone,
  yearIn,
} from '@topout/domain';

export interface When {
  readonly startTime: string;
  readonly endTime: string;
  readonly venue: { readonly timeZone: string } | null;
}

/**
 * What the calendar leaf leaves out: `Sat 09:00` for a coming one, the year of a past one, the last day of
 * several.
 */
export function formatWhen({ startTime, endTime, venue }: When, over: boolean): string {
  const zone = venueZone(venue);
  const [first, last] = [formatDay(startTime, zone), formatDay(endTime, zone)];
  if (first !== last) return `until ${last}`;
  return over ? String(yearIn(zone, startTime)) : forReader(formatWeekdayTime, startTime, zone);
}

/** `09:00 – 17:30` at the venue. */
export function formatHours({ startTime, endTime, venue }: When): string {
  const zone = venueZone(venue);
  return `${formatTime(startTime, zone)} – ${forReader(formatTime, endTime, zone)}`;
}

/** Day and month for a small calendar leaf: `14`, `Mar`. */
export function dayAndMonth({ startTime, venue }: When): { readonly day: string; readonly month: string } {
  const zone = venueZone(venue);
  return { day: formatDayOfMonth(startTime, zone), month: formatMonth(startTime, zone) };
}
