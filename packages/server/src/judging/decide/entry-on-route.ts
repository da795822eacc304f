import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { stageOfCategory, stageOfRoute } from '../../competition/authority/stages.ts';

/** Which of a person's entries climbs a route: the one in the route's stage. */
export function entryOnRoute<T extends { readonly category: string }>(
  competition: CompetitionSnapshot,
  own: readonly T[],
  route: string,
): T | undefined {
  const stage = competition.stages.length < 2 ? null : stageOfRoute(competition, route);
  return own.find(({ category }) => stage === null || stageOfCategory(competition, category) === stage);
}
