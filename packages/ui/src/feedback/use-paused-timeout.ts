import { useEffect, useRef, useState } from 'react';

/**
 * Calls `done` once `ms` have passed, counting afresh after each pause, so that a message is never taken away
 * from somebody who is reading or reaching for it. `key` changed starts again.
 *
 * @returns handlers to spread on the element: pointer over it or focus inside it pauses.
 */
export function usePausedTimeout(ms: number, done: () => void, key: unknown) {
  const [paused, setPaused] = useState(false);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });

  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [paused, ms, key]);

  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
}
