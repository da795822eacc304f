import { useCallback, useSyncExternalStore } from 'react';

/** Longer waits overflow a browser's timers. */
const longestWaitMs = 2_000_000_000;

/**
 * Whether a moment has passed; turns true when it does. @param now the clock to use: this phone's, or the
 * server's
 */
export function usePassed(instant: string | undefined, now = Date.now): boolean {
  const at = instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const subscribe = useCallback(
    (passed: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      // A timer may ring early, and somebody may set the clock back: then wait again.
      const look = () => {
        const leftMs = at - now();
        if (leftMs <= 0) return passed();
        timer = setTimeout(look, Math.min(Math.max(leftMs, 1), longestWaitMs));
      };
      look();
      return () => clearTimeout(timer);
    },
    [at, now],
  );
  return useSyncExternalStore(subscribe, () => now() >= at);
}
