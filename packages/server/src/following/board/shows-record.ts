import { beatsRecord, type BoardRow, isSpeed, type ScoringSystem, type SpeedRecord } from '@topout/domain';

/** Whether the time that a row of speed shows is below the one to beat. */
export function showsRecord(
  { score, scoreText }: Pick<BoardRow, 'score' | 'scoreText'>,
  { system, record }: { readonly system: ScoringSystem; readonly record: SpeedRecord | null },
): boolean {
  // Without a time there are words, also before the time of another run.
  if (!isSpeed(system) || score === null || !/^\d/.test(scoreText)) return false;
  return beatsRecord({ kind: 'TIME', ms: Math.round(score * 1_000) }, record);
}
