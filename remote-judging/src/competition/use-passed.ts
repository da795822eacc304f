import { useCallback, useSyncExternalStore } from 'react';

/** Longer waits overflow a browser's timers. */
const longestWaitMs = 2_000_000_000;

/** Whether a moment has passed; becomes true when it does. */
export function usePassed(instant: string | undefined): boolean {
  const at = instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const subscribe = useCallback(
    (passed: () => void) => {
      const timer = setTimeout(passed, Math.min(Math.max(at - Date.now(), 0), longestWaitMs));
      return () => clearTimeout(timer);
    },
    [at],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= at);
}
