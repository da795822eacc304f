import type { OwnCompetition } from '@topout/contract';
import { wallTime } from '@topout/domain';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Wall times are compared and moved as if they were UTC: clock changes in between move nothing. */
const msOf = (wall: string) => Date.parse(`${wall}Z`);
const wallOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/**
 * Start and end of a copy on the venue's clock: the same hours of the same weekday, in the next coming week.
 */
export function nextTimes(
  { startTime, endTime }: Pick<OwnCompetition, 'startTime' | 'endTime'>,
  zone: string,
  nowMs: number,
): [start: string, end: string] {
  const [start, end] = [startTime, endTime].map((time) => msOf(wallTime(time, zone)));
  const now = msOf(wallTime(nowMs, zone));
  const weeks = Math.floor(Math.max(0, now - (start ?? 0)) / weekMs) + 1;
  return [wallOf((start ?? 0) + weeks * weekMs), wallOf((end ?? 0) + weeks * weekMs)];
}

/** The end when the start moves: the duration stays. Half-typed input moves nothing. */
export function movedAlong(
  end: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const moved = msOf(end) + msOf(to) - msOf(from);
  return Number.isFinite(moved) && Math.abs(moved) < 8.64e15 ? wallOf(moved) : end;
}
