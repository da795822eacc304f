import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addWeeks } from 'date-fns/addWeeks';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { differenceInWeeks } from 'date-fns/differenceInWeeks';
import { isValid } from 'date-fns/isValid';
import { type Moment, wallClock } from './wall-clock.ts';
import { wallTime } from './wall-time.ts';

/** Wall times are compared and moved as if they were UTC: clock changes in between move nothing. */
const clockOf = (wall: string) => new UTCDateMini(`${wall}Z`);
const wallOf = (clock: Date) => wallTime(clock, 'UTC');

/**
 * Start and end of a copy on the venue's clock: the same hours of the same weekday, in the next coming week.
 */
export function nextTimes(
  of: { readonly startTime: Moment; readonly endTime: Moment },
  zone: string,
  now: Moment,
): [start: string, end: string] {
  const [start, end] = [wallClock(of.startTime, zone), wallClock(of.endTime, zone)];
  const weeks = Math.max(0, differenceInWeeks(wallClock(now, zone), start)) + 1;
  return [wallOf(addWeeks(start, weeks)), wallOf(addWeeks(end, weeks))];
}

/** The end when the start moves: the duration stays. Half-typed input moves nothing. */
export function movedAlong(
  end: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const moved = addMilliseconds(clockOf(end), differenceInMilliseconds(clockOf(to), clockOf(from)));
  return isValid(moved) ? wallOf(moved) : end;
}
