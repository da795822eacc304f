import { refreshWinners, serverNow } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { revealedAt } from '@topout/domain';
import { useEffect } from 'react';

/** Clocks differ a little: where the server has no name yet, it has one very soon. */
const againMs = 250;

interface Drawn {
  /** Empty = the server does not say it yet. */
  readonly name: string;
  readonly drawnAt: string;
}

/**
 * Whether the hall knows who was drawn: after a moment of suspense, at which the name is read.
 *
 * @param drawn undefined = nobody
 */
export function useIsRevealed(competition: string, drawn: Drawn | undefined): boolean {
  const passed = usePassed(drawn && revealedAt(drawn.drawnAt), serverNow);
  const waits = passed && drawn?.name === '';
  useEffect(() => {
    if (!waits) return undefined;
    void refreshWinners(competition);
    const timer = setInterval(() => void refreshWinners(competition), againMs);
    return () => clearInterval(timer);
  }, [competition, waits]);
  return passed && !waits;
}
