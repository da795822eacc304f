import { formatDay, formatMoment, formatTime, forReader, venueZone } from '@topout/domain';

interface Span {
  readonly startTime: string;
  readonly endTime: string;
  readonly venues: readonly { readonly timeZone: string }[];
}

/** `Sat 28 Nov 2026, 09:00 – 17:00 (Paris time)`, with both days if there are two. */
export function formatSpan({ startTime, endTime, venues }: Span): string {
  const zone = venueZone(venues[0]);
  const sameDay = formatDay(startTime, zone) === formatDay(endTime, zone);
  const end = forReader(sameDay ? formatTime : formatMoment, endTime, zone);
  return `${formatMoment(startTime, zone)} – ${end}`;
}
