import { useRef } from 'react';

/** A code that is still in front of the camera is not the next one. */
const goneMs = 2_000;

/**
 * Passes on each code once: not while it stays in view, and not while the one before is being looked up.
 */
export function useNextCode(onCode: (code: string) => Promise<unknown>): (code: string) => void {
  const seen = useRef({ code: '', atMs: 0 });
  const busy = useRef(false);
  return (code) => {
    const now = performance.now();
    const { code: last, atMs } = seen.current;
    if (code === last && now - atMs < goneMs) {
      seen.current = { code, atMs: now };
      return;
    }
    if (busy.current) return;
    seen.current = { code, atMs: now };
    busy.current = true;
    void onCode(code).finally(() => {
      busy.current = false;
    });
  };
}
