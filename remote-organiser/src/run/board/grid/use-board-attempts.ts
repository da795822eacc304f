import { useRead, withQuery } from '@topout/api-client';
import type { BoardAttempts, Leaderboard } from '@topout/contract';
import { useEffect, useRef } from 'react';

/** A board may change many times in a second; its attempts are read once. */
const pauseMs = 1_000;

/** The attempts of a board by entry, read again when its version changes. Empty until they are there. */
export function useBoardAttempts(
  competition: string,
  { category, version }: Leaderboard,
  audience: 'staff' | undefined,
): BoardAttempts['attempts'] {
  const { data, mutate } = useRead<BoardAttempts>(
    withQuery(`competitions/${competition}/leaderboard/attempts`, { category, audience }),
    { shouldRetryOnError: false },
  );
  const readAtMs = useRef(0);
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    const timer = setTimeout(
      () => {
        known.current = version;
        readAtMs.current = Date.now();
        void mutate();
      },
      Math.max(0, readAtMs.current + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [version, mutate]);
  return data?.category === category ? data.attempts : none;
}

const none: BoardAttempts['attempts'] = {};

/** The number behind a character of the attempts; null where there is none. @example attemptOf('a') // 10 */
export function attemptOf(character: string | undefined): number | null {
  const attempt = character === undefined ? NaN : Number.parseInt(character, 36);
  return Number.isNaN(attempt) || attempt === 0 ? null : attempt;
}
