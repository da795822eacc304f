import { startTransition, useEffect, useState } from 'react';

/** Rows that come at once: so few that a slow phone can answer in between. */
const step = 3;

/** Only the first board of a visit grows: whoever comes back to a board finds the place they left. */
let hasGrown = false;

/**
 * How many of a long list's rows are there: the first ones at once, the others little by little right after they are painted,
 * so that neither their drawing nor their layout holds up a tap.
 */
export function useGrowing(first: number, all: number): number {
  const [count, setCount] = useState(hasGrown ? Number.POSITIVE_INFINITY : first);
  useEffect(() => {
    if (count >= all) {
      hasGrown ||= all > 0;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount((known) => known + step)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, all]);
  return count;
}
