import { refreshEntry } from '@topout/api-client';
import { useEffect } from 'react';

/** How often two phones compare their records, ms: a record of the marker moves no board. */
const everyMs = 5_000;

/** Reads a card again and again while it is on screen. */
export function useRefreshedCard(competition: string, shown: string): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void refreshEntry(competition, shown).catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [competition, shown]);
}
