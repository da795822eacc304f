import {
  type CompetitionDays,
  endFormat,
  formatDay,
  formatDayOfMonth,
  formatMonth,
  formatWeekdayTime,
  forReader,
  restOfDate,
  venueZone,
} from '@topout/domain';

/** When a running competition ends, at the venue: `14:42`. */
export const formatEnd = (days: CompetitionDays): string =>
  forReader(endFormat(days), days.endTime, venueZone(days.venue));

/** For people who go there: `Sat 09:00` of one to come, otherwise what the leaf leaves out. */
export function formatOwn(days: CompetitionDays, nowMs: number): string | null {
  const over = Date.parse(days.endTime) <= nowMs;
  const rest = restOfDate(days, nowMs);
  return over || rest ? rest : forReader(formatWeekdayTime, days.startTime, venueZone(days.venue));
}

/** Day and month for a small calendar leaf: `14`, `Mar`. */
export function dayAndMonth({ startTime, venue }: CompetitionDays): {
  readonly day: string;
  readonly month: string;
} {
  const zone = venueZone(venue);
  return { day: formatDayOfMonth(startTime, zone), month: formatMonth(startTime, zone) };
}

/** `14 Mar 2026`, for those who cannot see the leaf. */
export const formatFirstDay = ({ startTime, venue }: CompetitionDays): string =>
  formatDay(startTime, venueZone(venue));
