import { serverNow } from '@topout/api-client';
import { formatTimeLeft } from '@topout/domain';
import { useEffect, useState } from 'react';

/** Often enough that the screen never skips a second. (behaviour: judging#time-left) */
const tickMs = 500;

/** The time until the end, as it is written; null once it is over. */
export function useTimeLeft(endMs: number): string | null {
  const left = useLeftMs(endMs);
  return left === null ? null : formatTimeLeft(left);
}

/** Milliseconds until a moment by the server's clock; null once it is over. */
export function useLeftMs(endMs: number): number | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now >= endMs ? null : endMs - now;
}
