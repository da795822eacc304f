import { serverNow } from '@topout/api-client';
import { useEffect, useState } from 'react';

/** Minutes are shown: a few seconds late is early enough. */
const tickMs = 5_000;

/** The server's time, as far as a screen of minutes needs it. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
