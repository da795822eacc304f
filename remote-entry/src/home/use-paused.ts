import { useEffect, useState } from 'react';

/** The typed text, once the typing has paused for this many milliseconds. */
export function usePaused(typed: string, ms: number): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return paused;
}
