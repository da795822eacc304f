import { serverNow } from '@topout/api-client';
import { useEffect, useState } from 'react';

/** How often what is on screen grows older, milliseconds. */
const tickMs = 15_000;

/** The server's clock, in milliseconds since 1970, while a screen is shown. */
export function useClock(): number {
  const [nowMs, setNowMs] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
