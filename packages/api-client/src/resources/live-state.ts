import { api, isLoggedIn, readSession, unsentWork, useRead } from '@topout/api-client/core';
import type { LiveState } from '@topout/contract';
import { useEffect } from 'react';

export const liveStateKey = (competition: string) => `competitions/${competition}/live-state`;

/** Queues and signs of life change without any change on a board. */
const readAgainMs = 10_000;

/** The state of a competition, for its organisers; refreshes itself. */
export const useLiveState = (competition: string | null) =>
  useRead<LiveState>(competition && liveStateKey(competition), { refreshInterval: readAgainMs });

const signOfLifeMs = 30_000;

/** While a judging screen is visible, tells organisers that its judge is present, and how much is unsent. */
export function usePresence(competition: string | null): void {
  useEffect(() => {
    if (competition === null) return;
    const tell = () => {
      if (document.hidden || !navigator.onLine || !isLoggedIn(readSession())) return;
      api.giveSign(`competitions/${competition}/presence`, { unsent: unsentWork() }).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, signOfLifeMs);
    return () => clearInterval(timer);
  }, [competition]);
}
