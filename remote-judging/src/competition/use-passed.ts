import { useCallback, useSyncExternalStore } from 'react';

/** Longer waits overflow a browser's timers. */
const longestWaitMs = 2_000_000_000;

/** Whether a moment has passed; becomes true when it does. @param now whose clock: this phone's, or the server's */
export function usePassed(instant: string | undefined, now = Date.now): boolean {
  const at = instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const subscribe = useCallback(
    (passed: () => void) => {
      const timer = setTimeout(passed, Math.min(Math.max(at - now(), 0), longestWaitMs));
      return () => clearTimeout(timer);
    },
    [at, now],
  );
  return useSyncExternalStore(subscribe, () => now() >= at);
}
