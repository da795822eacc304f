import type { CompetitionSnapshot } from '../../authority/competition-snapshot.ts';
import { stageOfCategory, stageOfRoute } from '../../authority/stages.ts';

/** With which of a person's entries they climb a route: of several stages, that of the route. */
export function entryOnRoute<T extends { readonly category: string }>(
  competition: CompetitionSnapshot,
  own: readonly T[],
  route: string,
): T | undefined {
  const stage = competition.stages.length < 2 ? null : stageOfRoute(competition, route);
  return own.find(({ category }) => stage === null || stageOfCategory(competition, category) === stage);
}
