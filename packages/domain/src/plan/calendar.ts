import { formatAt } from '../times/format-at.ts';

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
 * A calendar file. Its times are in UTC, so that no program needs the rules of a time zone, not even in the night in which clocks
 * change; each shows them in its own.
 *
 * @param now milliseconds since 1970
 * @source RFC 5545
 */
export function calendarText(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Topout//Plan//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stamp = (moment: number) => formatAt("yyyyMMdd'T'HHmmss'Z'", moment, 'UTC');

const eventLines = ({ id, begins, ends, title, location }: CalendarEvent, now: number) => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(begins)}`,
  `DTEND:${stamp(ends)}`,
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
