import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';

/** Any representation: ISO 8601 from the wire, milliseconds, or a date. */
export type Moment = string | number | Date;

const minuteMs = 60_000;

/** How far a time zone is ahead of UTC at a moment. A zone unknown to this device counts as UTC. */
export function zoneOffsetMs(moment: Moment, timeZone: string): number {
  const minutes = tzOffset(timeZone, new Date(moment));
  return Number.isNaN(minutes) ? 0 : Math.round(minutes * minuteMs);
}

/**
 * The clock of a time zone at a moment, wherever the code runs: the hours, days and years of the result are
 * the zone's.
 */
export const wallClock = (moment: Moment, timeZone: string): Date =>
  new UTCDateMini(new Date(moment).getTime() + zoneOffsetMs(moment, timeZone));
