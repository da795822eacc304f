import type { Competition, EntryDetail, Leaderboard, Route } from '@topout/contract';
import { categoryRoutes, othersReached, resultOf, sharedPoints } from '@topout/domain';
import type { DayRoute } from '../card-day.ts';

/** What each result brings where climbers share a route's points. */
export interface Shared {
  /** Points of a result of this climber on a route, at this moment; null where it is not known. */
  readonly pointsOf: (route: Route, result: NonNullable<ReturnType<typeof resultOf>>) => number | null;
}

/**
 * Counts who shares each route's points, by the board of the category. Null where nobody shares points, and while
 * the board is hidden: points would reveal how others climb.
 */
export function sharedOf(
  board: Leaderboard | undefined,
  card: EntryDetail,
  routes: readonly Route[],
  { scoringSystem, settings, routeGroups: groups }: Competition,
): Shared | null {
  if (!board || scoringSystem !== 'DEFAULT' || !settings.scoring.sharedPoints) return null;
  const count = board.rows.find(({ marks }) => marks !== undefined)?.marks?.length ?? 0;
  // Whether this is the first stage the competition does not say, and the number of routes does.
  const inOrder = [true, false]
    .map((firstStage) => categoryRoutes(routes, { category: board.category, groups, firstStage }))
    .find(({ length }) => length === count);
  if (!inOrder) return null;
  const places = new Map(inOrder.map(({ uuid }, index) => [uuid, index]));
  const { unconfirmedCounts } = settings;
  return {
    pointsOf: (route, result) => {
      const index = places.get(route.uuid);
      if (index === undefined) return null;
      const others = othersReached(board.rows, { entry: card.uuid, index, unconfirmedCounts });
      return sharedPoints(result, route, settings.scoring, others);
    },
  };
}

/** A day with the points that each route brings now. */
export const sharedDay = (day: readonly DayRoute[], shared: Shared, unconfirmedCounts: boolean): DayRoute[] =>
  day.map((one) => {
    const { route, result, unconfirmed } = one;
    const reached = result && resultOf(result.groupData, route.climbType);
    if (!result || !reached || (unconfirmed && !unconfirmedCounts)) return one;
    return { ...one, result: { ...result, score: shared.pointsOf(route, reached) } };
  });
