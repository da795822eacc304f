import { serverNow } from '@topout/api-client';
import { useEffect, useState } from 'react';

/** Moves are those of ten minutes: on a board that has not changed for as long, nobody has moved. */
const standMs = 10 * 60_000;

/**
 * Whether a board still says who moved.
 *
 * @param running results come in; nobody moves on a board that has ended or is final
 * @param changedAt of the board
 */
export function useMovesStand(running: boolean, changedAt: string): boolean {
  const [now, setNow] = useState(serverNow);
  const untilMs = Date.parse(changedAt) + standMs;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, untilMs - serverNow()));
    return () => clearTimeout(timer);
  }, [running, untilMs]);
  return running && now < untilMs;
}
