import { refreshEntry, serverNow } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import type { Competition, EntryDetail } from '@topout/contract';
import { ownWindow, type Span } from '@topout/domain';
import { useEffect } from 'react';

/** `unknown`: the climber waits for a place in the session, or for the check-in that starts the clock. */
export interface OwnTimeNow {
  readonly state: 'unknown' | 'ahead' | 'running' | 'over';
  readonly window: Span | null;
}

/** No board shows that somebody got a place or was checked in. */
const pollMs = 10_000;

/**
 * Whether it is the climber's own time now, by the server's clock. While that is unknown, it reads the card
 * again and again.
 *
 * @param shown as the card was asked for
 */
export function useOwnTime(competition: Competition, card: EntryDetail, shown: string): OwnTimeNow {
  const { wave, clockStartTime } = card;
  const window = ownWindow({
    competition: spanOf(competition),
    wave: wave ? { ...spanOf(wave), waits: wave.waits } : null,
    clockMinutes: competition.settings.personalClock,
    clockStartMs: clockStartTime ? Date.parse(clockStartTime) : null,
  });
  const begun = usePassed(window ? new Date(window.startMs).toISOString() : undefined, serverNow);
  const over = usePassed(window ? new Date(window.endMs).toISOString() : undefined, serverNow);
  const unknown = window === null;
  useEffect(() => {
    if (!unknown) return undefined;
    const again = () => void refreshEntry(competition.uuid, shown).catch(() => undefined);
    const timer = setInterval(again, pollMs);
    return () => clearInterval(timer);
  }, [unknown, competition.uuid, shown]);
  if (!window) return { state: 'unknown', window };
  return { state: over ? 'over' : begun ? 'running' : 'ahead', window };
}

const spanOf = ({ startTime, endTime }: Pick<Competition, 'startTime' | 'endTime'>): Span => ({
  startMs: Date.parse(startTime),
  endMs: Date.parse(endTime),
});
