import type { Competition, Route } from '@topout/contract';
import { climbersScore } from '@topout/domain';

/** The routes on which climbers of any category log their own results. */
export function selfScoredRoutes(
  routes: readonly Route[],
  { routeGroups }: Pick<Competition, 'routeGroups'>,
): ReadonlySet<string> {
  const groups = new Set(
    routeGroups.filter(({ scoredBy }) => climbersScore(scoredBy)).map(({ uuid }) => uuid),
  );
  const those = routes.filter(({ competitionRouteGroups }) =>
    competitionRouteGroups.some(({ uuid }) => groups.has(uuid)),
  );
  return new Set(those.map(({ uuid }) => uuid));
}
