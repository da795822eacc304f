import { exactNow } from '@topout/api-client';
import { type Clock, clockAt, steadyClock, untilNextSecond } from '@topout/domain';
import { useEffect, useState } from 'react';

/** How soon a corrected time shows, and a device that was asleep. */
const mostMs = 250;

/** A clock as it is now, drawn again as soon as the shown second ends. */
export function useTick(clock: Clock): Clock {
  const [shown, setShown] = useState(() => clockAt(clock, exactNow()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = clockAt(clock, exactNow());
      setShown((before) => steadyClock(before, now));
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
