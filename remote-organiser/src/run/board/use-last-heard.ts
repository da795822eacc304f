import { type Liveness, serverNow } from '@topout/api-client';
import { useEffect, useState } from 'react';

/** When the board was last known to be current, by the server's clock; null = it never was, or still is. */
export function useLastHeard(live: Liveness): number | null {
  const [heardAtMs, setHeardAtMs] = useState<number | null>(null);
  useEffect(() => {
    if (live !== 'live') return;
    return () => setHeardAtMs(serverNow());
  }, [live]);
  return heardAtMs;
}
