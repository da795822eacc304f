import type { OwnTime } from '@topout/domain';
import type { CompetitionSnapshot } from './competition-snapshot.ts';

/** What of a registration a climber's own time follows from. */
export interface RegisteredTime {
  readonly wave: string | null;
  readonly waveWaits: boolean;
  readonly clockStartMs: number | null;
}

/** What a climber's own time follows from: competition, session and check-in. */
export function ownTimeOf(
  { startMs, endMs, waves, rules }: Pick<CompetitionSnapshot, 'startMs' | 'endMs' | 'waves' | 'rules'>,
  { wave, waveWaits, clockStartMs }: RegisteredTime,
): OwnTime {
  const found = wave === null ? undefined : waves.get(wave);
  return {
    competition: { startMs, endMs },
    wave: found ? { ...found, waits: waveWaits } : null,
    clockMinutes: rules.personalClock,
    clockStartMs,
  };
}
