import { useEffect, useState } from 'react';

export interface Turning {
  readonly everyMs: number;
  readonly paused: boolean;
  /** Pages turned forward or back by hand; each stays as long as any other. */
  readonly turned: number;
  /** The subject of the pages: when it changes, they start again. */
  readonly of: string;
}

/** The current page: counts up for as long as the screen is on and nobody pauses it. */
export function useTurn({ everyMs, paused, turned, of }: Turning): number {
  const [turn, setTurn] = useState(0);
  const [begun, setBegun] = useState({ of, at: 0 });
  if (begun.of !== of) setBegun({ of, at: turn + turned });
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setTurn((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, paused, turned]);
  return turn + turned - begun.at;
}
