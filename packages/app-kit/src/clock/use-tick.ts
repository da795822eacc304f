import { exactNow } from '@topout/api-client';
import { type Clock, clockAt, clockText, untilNextSecond } from '@topout/domain';
import { useEffect, useState } from 'react';

/** How soon a corrected time shows, and a device that was asleep. */
const mostMs = 250;

/** What a correction of the time may take back before it shows: a wall never counts up. */
const steadyMs = 1_500;

/** A clock as it is now, drawn again as soon as the shown second ends. */
export function useTick(clock: Clock): Clock {
  const [shown, setShown] = useState(() => clockAt(clock, exactNow()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = clockAt(clock, exactNow());
      setShown((before) => steady(before, now));
      // A timer may ring early: one millisecond more, and the second has really ended.
      if (now.status === 'RUNNING')
        timer = setTimeout(look, Math.min(untilNextSecond(now.leftMs) + 1, mostMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [clock]);
  // A press shows at once.
  return shown.version === clock.version ? shown : clockAt(clock, exactNow());
}

/** What to draw: what is drawn, if it says the same, or the new time would only count up for a moment. */
export function steady(before: Clock, now: Clock): Clock {
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
