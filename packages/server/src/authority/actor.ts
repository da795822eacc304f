import type { Actor, CompetitionPhase } from '@topout/domain';
import type { CompetitionSnapshot } from './competition-snapshot.ts';
import { stageOfRoute } from './stages.ts';

const noRoutes: ReadonlySet<string> = new Set();

/** Who somebody is in a competition. A revoked role is none. */
export function actorIn(competition: CompetitionSnapshot, profile: string | null): Actor {
  const standing = profile === null ? undefined : competition.people.get(profile);
  if (!standing || standing.state === 'revoked') {
    return { profile, role: null, pending: false, assignedRoutes: noRoutes };
  }
  return {
    profile,
    role: standing.role,
    pending: standing.state === 'pending',
    assignedRoutes: standing.assignedRoutes,
  };
}

/**
 * Where a competition stands at a moment (milliseconds since 1970). A cancelled one takes no results.
 *
 * @param route whose stage decides whether results are taken; without one, the stage in front
 */
export function phaseOf(competition: CompetitionSnapshot, nowMs: number, route?: string): CompetitionPhase {
  const stage = route === undefined ? undefined : stageOfRoute(competition, route);
  return {
    nowMs,
    startMs: competition.startMs,
    endMs: competition.endMs,
    pendingResults: (stage?.pendingResults ?? competition.pendingResults) && !competition.cancelled,
    liveLeaderboard: competition.liveLeaderboard,
  };
}
