import type { Format } from './formats.ts';
import { type Moment, zoneOffsetMs } from './wall-clock.ts';

/** `St Johns time` for `America/St_Johns`; a zone without a place stays as it is. */
export function zoneName(timeZone: string): string {
  const place = /^(?!Etc\/).+\/(.+)$/.exec(timeZone)?.[1];
  return place === undefined ? timeZone : `${place.replaceAll('_', ' ')} time`;
}

/** In a browser: a time in the venue's zone, which it names if the reader's own clock shows another time. */
export function forReader(format: Format, moment: Moment, timeZone: string): string {
  const shown = format(moment, timeZone);
  const ownOffsetMs = -new Date(moment).getTimezoneOffset() * 60_000;
  return zoneOffsetMs(moment, timeZone) === ownOffsetMs ? shown : `${shown} (${zoneName(timeZone)})`;
}

/** In a browser: the reader's zone, for things that have no venue. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
