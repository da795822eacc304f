import type { Attempt } from '@topout/domain';
import type { Written } from './batch-state.ts';

/** An attempt as the log keeps it: as it was sent, with its judge. */
export interface AttemptJson {
  readonly uuid: string;
  readonly timestamp: string;
  readonly judge: string | null;
  readonly success: boolean;
  readonly segments_count: number;
  readonly used_last_hold: boolean;
  readonly duration: number | null;
  readonly notes: string;
}

export interface WrittenJson {
  readonly keep: number;
  readonly attempts: readonly AttemptJson[];
}

export const attemptJson = (attempt: Attempt): AttemptJson => ({
  uuid: attempt.uuid,
  timestamp: attempt.timestamp,
  judge: attempt.judge,
  success: attempt.success,
  segments_count: attempt.segmentsCount,
  used_last_hold: attempt.usedLastHold,
  duration: attempt.durationMs,
  notes: attempt.notes,
});

export const attemptFromJson = (json: AttemptJson): Attempt => ({
  uuid: json.uuid,
  timestamp: json.timestamp,
  judge: json.judge,
  success: json.success,
  segmentsCount: json.segments_count,
  usedLastHold: json.used_last_hold,
  durationMs: json.duration,
  notes: json.notes,
});

export const writtenJson = (written: Written | null): WrittenJson | null =>
  written && { keep: written.keep, attempts: written.attempts.map(attemptJson) };
