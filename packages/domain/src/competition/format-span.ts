import { type Format, formatDay, formatMoment, formatTime } from '../times/formats.ts';
import { forReader } from '../times/for-reader.ts';
import { venueZone } from '../times/venue-zone.ts';

interface Span {
  readonly startTime: string;
  readonly endTime: string;
  readonly venues: readonly { readonly timeZone: string }[];
}

/**
 * `Sat 28 Nov 2026, 09:00 – 17:00 (Paris time)`, with both days if there are two.
 *
 * @param written how the end is written; by default for a reader, whose zone may be another one
 */
export function formatSpan(
  { startTime, endTime, venues }: Span,
  written: (format: Format, moment: string, timeZone: string) => string = forReader,
): string {
  const zone = venueZone(venues[0]);
  const sameDay = formatDay(startTime, zone) === formatDay(endTime, zone);
  return `${formatMoment(startTime, zone)} – ${written(sameDay ? formatTime : formatMoment, endTime, zone)}`;
}
