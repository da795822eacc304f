import { formatDay, formatMoment, formatTime, type Format } from '../times/formats.ts';
import { venueZone } from '../times/venue-zone.ts';
import { yearIn } from '../times/year-in.ts';

export interface CompetitionDays {
  readonly startTime: string;
  readonly endTime: string;
  readonly venue: { readonly timeZone: string } | null;
}

const lastDays = ({ startTime, endTime, venue }: CompetitionDays) => {
  const zone = venueZone(venue);
  return [formatDay(startTime, zone), formatDay(endTime, zone)] as const;
};

/** What day and month of the start leave out: the last day of several, or a year that is not this one; null = nothing. */
export function restOfDate(days: CompetitionDays, nowMs: number): string | null {
  const zone = venueZone(days.venue);
  const [first, last] = lastDays(days);
  if (first !== last) return `until ${last}`;
  const year = yearIn(zone, days.startTime);
  return year === yearIn(zone, nowMs) ? null : String(year);
}

/** The end of a running competition: the time, and the day where it is another one than the first. */
export function endFormat(days: CompetitionDays): Format {
  const [first, last] = lastDays(days);
  return first === last ? formatTime : formatMoment;
}
