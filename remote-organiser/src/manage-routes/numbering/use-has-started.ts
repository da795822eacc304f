import { serverNow } from '@topout/api-client';
import { useCallback, useSyncExternalStore } from 'react';

/** Longer waits overflow a browser's timers. */
const longestWaitMs = 2_000_000_000;

/** Whether a moment is past, by the server's clock; becomes true when it is. */
export function useHasStarted(instant: string): boolean {
  const at = Date.parse(instant);
  const subscribe = useCallback(
    (passed: () => void) => {
      const timer = setTimeout(passed, Math.min(Math.max(at - serverNow(), 0), longestWaitMs));
      return () => clearTimeout(timer);
    },
    [at],
  );
  return useSyncExternalStore(subscribe, () => serverNow() >= at);
}
