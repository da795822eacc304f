import type { HeldReason } from '../attempts/held.ts';
import type { CompetitionPhase } from '../model.ts';
import type { EntryStatus, ScoredBy } from '../vocabulary.ts';
import type { Climbing } from './own-results.ts';
import type { Span } from './own-window.ts';
import { judgingClosed } from './phase.ts';

/**
 * Who scores a route that several groups of one category hold: everybody whom one of them names. Judges where
 * none does.
 */
export function scoredTogether(groups: readonly ScoredBy[]): ScoredBy {
  const [first = 'JUDGES'] = groups;
  return groups.every((one) => one === first) ? first : 'BOTH';
}

/** Whether climbers log their own results there. */
export const climbersScore = (scoredBy: ScoredBy): boolean => scoredBy !== 'JUDGES';

/** Whether ordinary judges log results there. Master and staff judges always do. */
export const judgesScore = (scoredBy: ScoredBy): boolean => scoredBy !== 'CLIMBERS';

/**
 * Whether a person may score for a climber where climbers score: for themselves, and for their children.
 * (behaviour: self-scoring#who-logs)
 */
export const scoresFor = (profile: string | null, { id, parent }: Climbing): boolean =>
  profile !== null && (profile === id || profile === parent);

/** When a climber's result was made, and how late it may still arrive. */
export interface OwnResultTimes {
  /** By the phone's clock, which was set by the server's; milliseconds since 1970. */
  readonly madeMs: number;
  readonly graceMs: number;
  /** The climber's own time; null = it is not known yet. */
  readonly window: Span | null;
}

/**
 * Why a climber's own result does not count by itself, or null. It has to be made in the climber's own time,
 * and to arrive within the time of grace after its end: a phone without a network sends late. Staff who close
 * a stage end its scoring at once. (behaviour: self-scoring#time)
 */
export function selfScoringClosed(
  phase: CompetitionPhase,
  { madeMs, graceMs, window }: OwnResultTimes,
): HeldReason | null {
  if (judgingClosed(phase) === 'competition.closed') return 'competition.closed';
  // A phone whose clock runs ahead has logged it now.
  const atMs = Math.min(madeMs, phase.nowMs);
  if (!window || atMs < window.startMs) return 'climber.early';
  if (atMs >= window.endMs) return atMs >= phase.endMs ? 'competition.ended' : 'climber.ended';
  return phase.nowMs >= window.endMs + graceMs ? 'climber.late' : null;
}

/**
 * Why a witness's code no longer counts, or null: the same times, and as long again as the grace, for who topped
 * in the last minute. (behaviour: self-scoring#witnesses)
 */
export const witnessClosed = (phase: CompetitionPhase, times: OwnResultTimes): HeldReason | null =>
  selfScoringClosed(phase, {
    ...times,
    window: times.window && { ...times.window, endMs: times.window.endMs + times.graceMs },
  });

/** People who retired, did not start or were disqualified score nothing any more. */
export const stillClimbs = (status: EntryStatus): boolean => status === 'ENTERED';
