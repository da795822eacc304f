import type { Liveness } from '@topout/api-client';
import { useEffect, useState } from 'react';

/** When the board was last known to be current, in milliseconds since 1970; null = it never was, or still is. */
export function useLastHeard(live: Liveness): number | null {
  const [heardAtMs, setHeardAtMs] = useState<number | null>(null);
  useEffect(() => {
    if (live !== 'live') return;
    return () => setHeardAtMs(Date.now());
  }, [live]);
  return heardAtMs;
}
