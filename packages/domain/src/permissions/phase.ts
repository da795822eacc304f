import type { CompetitionPhase } from '../model.ts';

/** True from the end time on. */
export function hasEnded({ nowMs, endMs }: Pick<CompetitionPhase, 'nowMs' | 'endMs'>): boolean {
  return nowMs >= endMs;
}

/**
 * Why judging is blocked, or null while it is open. Closed wins over ended: the moment of closing is stored and came first.
 *
 * @source spec 2 §4 and §6: blocked when the first stage's pendingResults is false or endTime has passed
 */
export function judgingClosed(phase: CompetitionPhase): null | 'competition.closed' | 'competition.ended' {
  if (!phase.pendingResults) return 'competition.closed';
  return hasEnded(phase) ? 'competition.ended' : null;
}
