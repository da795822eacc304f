import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';

/** As it comes: ISO 8601 of the wire, milliseconds, or a date. */
export type Moment = string | number | Date;

const minuteMs = 60_000;

/** How far the clocks of a time zone are ahead of UTC at a moment. A zone that this device does not know counts as UTC. */
export function zoneOffsetMs(moment: Moment, timeZone: string): number {
  const minutes = tzOffset(timeZone, new Date(moment));
  return Number.isNaN(minutes) ? 0 : Math.round(minutes * minuteMs);
}

/** What the clocks of a time zone show at a moment, wherever the code runs: hours, days and years of this are those of the zone. */
export const wallClock = (moment: Moment, timeZone: string): Date =>
  new UTCDateMini(new Date(moment).getTime() + zoneOffsetMs(moment, timeZone));
