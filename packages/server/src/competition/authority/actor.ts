import type { Actor, CompetitionPhase } from '@topout/domain';
import type { CompetitionSnapshot } from './competition-snapshot.ts';
import { stageOfRoute } from './stages.ts';

const noRoutes: ReadonlySet<string> = new Set();

/** A person's role in a competition. A revoked role counts as none. */
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
 * The phase of a competition at a moment (milliseconds since 1970). A cancelled one takes no results.
 *
 * @param route its stage decides whether results are taken; by default the running stage
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
