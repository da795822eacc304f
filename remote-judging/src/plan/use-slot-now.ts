import { exactNow } from '@topout/api-client';
import { type Clock, slotNow } from '@topout/domain';
import { useEffect, useState } from 'react';

const lookMs = 500;

/** The slot that is on the wall now, from 1; null before the first. It draws anew only when that changes. */
export function useSlotNow(clock: Clock | null): number | null {
  const [slot, setSlot] = useState(() => slotNow(clock, exactNow()));
  useEffect(() => {
    const look = () => setSlot(slotNow(clock, exactNow()));
    look();
    if (clock?.status !== 'RUNNING') return undefined;
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [clock]);
  return slot;
}
