import { formatAt } from '../times/format-at.ts';
import { zoneOffsetMs } from '../times/wall-clock.ts';

/** An appointment of a calendar. */
export interface CalendarEvent {
  /** The same for the same appointment: a calendar that takes the file again changes it. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begins: number;
  readonly ends: number;
  readonly title: string;
  readonly location: string;
}

/** Octets of a line, without its end. */
const longestLine = 75;

/**
 * A calendar file, with times in the venue's time zone.
 *
 * @param now milliseconds since 1970
 * @source RFC 5545
 */
export function calendarText(events: readonly CalendarEvent[], timeZone: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Topout//Plan//EN',
    ...zoneLines(events[0]?.begins ?? now, timeZone),
    ...events.flatMap((event) => eventLines(event, timeZone, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stamp = (moment: number, timeZone: string) => formatAt("yyyyMMdd'T'HHmmss", moment, timeZone);

/** The zone as it is on the day: programs that know its name know the rest. */
function zoneLines(moment: number, timeZone: string): string[] {
  const minutes = Math.round(zoneOffsetMs(moment, timeZone) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}${two(ahead % 60)}`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

const eventLines = ({ id, begins, ends, title, location }: CalendarEvent, timeZone: string, now: number) => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp(now, 'UTC')}Z`,
  `DTSTART;TZID=${timeZone}:${stamp(begins, timeZone)}`,
  `DTEND;TZID=${timeZone}:${stamp(ends, timeZone)}`,
  `SUMMARY:${escaped(title)}`,
  ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
  'END:VEVENT',
];

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** No letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [all, octets] = ['', 0];
  for (const letter of line) {
    const own = encoder.encode(letter).length;
    if (octets + own > longestLine) [all, octets] = [`${all}\r\n `, 1];
    all += letter;
    octets += own;
  }
  return all;
}
