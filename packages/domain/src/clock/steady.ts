import type { Clock } from './clock.ts';
import { clockText } from './clock-text.ts';

/** What a correction of the time may take back before it shows: a wall never counts up. */
const steadyMs = 1_500;

/**
 * What to draw: what is drawn, if it says the same, or the new time would only count up for a moment.
 *
 * @source behaviour: clock#watching
 */
export function steadyClock(before: Clock, now: Clock): Clock {
  const samePart =
    before.version === now.version &&
    before.phase === now.phase &&
    before.slot === now.slot &&
    before.status === now.status;
  if (!samePart) return now;
  if (clockText(before.leftMs) === clockText(now.leftMs)) return before;
  const back = now.leftMs - before.leftMs;
  return back > 0 && back < steadyMs ? before : now;
}
