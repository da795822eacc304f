import type { CompetitionPhase } from '../model.ts';

/** Whether the end time has come. */
export function hasEnded({ nowMs, endMs }: Pick<CompetitionPhase, 'nowMs' | 'endMs'>): boolean {
  return nowMs >= endMs;
}

/**
 * Why judging is blocked, or null while it is open. Closed takes precedence over ended: the time of closing
 * is stored and came first.
 *
 * @source behaviour: judging#closed, blocked when the first stage's pendingResults is false or endTime has
 * passed
 */
export function judgingClosed(phase: CompetitionPhase): null | 'competition.closed' | 'competition.ended' {
  if (!phase.pendingResults) return 'competition.closed';
  return hasEnded(phase) ? 'competition.ended' : null;
}
