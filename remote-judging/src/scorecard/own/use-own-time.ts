import { serverNow } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import type { Competition, EntryDetail } from '@topout/contract';
import { ownWindow, type Span } from '@topout/domain';

/** `unknown`: the climber waits for a place in the session, or for the check-in that starts the clock. */
export interface OwnTimeNow {
  readonly state: 'unknown' | 'ahead' | 'running' | 'over';
  readonly window: Span | null;
}

/** Whether it is the climber's own time now, by the server's clock. */
export function useOwnTime(competition: Competition, card: EntryDetail): OwnTimeNow {
  const { wave, clockStartTime } = card;
  const window = ownWindow({
    competition: spanOf(competition),
    wave: wave ? { ...spanOf(wave), waits: wave.waits } : null,
    clockMinutes: competition.settings.personalClock,
    clockStartMs: clockStartTime ? Date.parse(clockStartTime) : null,
  });
  const begun = usePassed(window ? new Date(window.startMs).toISOString() : undefined, serverNow);
  const over = usePassed(window ? new Date(window.endMs).toISOString() : undefined, serverNow);
  if (!window) return { state: 'unknown', window };
  return { state: over ? 'over' : begun ? 'running' : 'ahead', window };
}

const spanOf = ({ startTime, endTime }: Pick<Competition, 'startTime' | 'endTime'>): Span => ({
  startMs: Date.parse(startTime),
  endMs: Date.parse(endTime),
});
