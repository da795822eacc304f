import type { Competition } from '@topout/contract';
import { RefusedError } from '@topout/api-client';
import { useEffect, useMemo, useState } from 'react';
import { forgetBoard, type KeptBoard, keptBoard } from './kept-board.ts';

/** Whoever waits for so long is shown what there is. */
const slowMs = 3_000;

interface Read {
  readonly data: Competition | undefined;
  readonly error?: unknown;
  /** It comes from this phone: the server has not answered. */
  readonly isKept: boolean;
}

/** Whether the server answered and means it; what it could not answer just now it did not refuse. */
const isRefusal = (error: unknown): boolean => error instanceof RefusedError && error.status < 500;

/**
 * What this device showed last of a competition, where the server fails or lets one wait; null while it answers. Once
 * it says that the board is not for everybody, nothing is kept.
 */
export function useKeptBoard(competition: string, { data, error, isKept }: Read): KeptBoard | null {
  const answered = data !== undefined && !isKept;
  const withdrawn = isRefusal(error) || (answered && !data.canSeeLeaderboard);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (answered) return;
    const timer = setTimeout(setSlow, slowMs, true);
    return () => clearTimeout(timer);
  }, [answered]);
  useEffect(() => {
    if (withdrawn) forgetBoard(competition);
  }, [withdrawn, competition]);
  const wanted = !answered && !withdrawn && (isKept || slow || error !== undefined);
  return useMemo(() => (wanted ? keptBoard(competition) : null), [wanted, competition]);
}
