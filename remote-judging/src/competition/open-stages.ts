import type { Stage } from '@topout/contract';
import type { Competition, Route } from '@topout/contract';
import { isFor } from './competition-routes.ts';

export interface StageRoutes {
  /** The stage's name if several are open at once; otherwise null, because there is nothing to tell apart. */
  readonly name: string | null;
  readonly routes: readonly Route[];
}

const isClimbedIn = (route: Route, { categories }: Stage, competition: Competition): boolean =>
  categories.some(({ uuid }) => isFor(route, uuid, competition));

/** The stages that take results; a single stage counts whether or not it is open. */
function judgedStages({ stages }: Competition): readonly Stage[] {
  const open = stages.length > 1 ? stages.filter(({ state }) => state === 'OPEN') : [];
  return open.length > 0 ? open : stages;
}

/** The routes now being judged, stage by stage. A route in two open stages is judged in the running one. */
export function routesByStage(routes: readonly Route[], competition: Competition): StageRoutes[] {
  const stages = judgedStages(competition);
  if (competition.stages.length < 2) return [{ name: null, routes }];
  return stages
    .map((stage) => ({
      name: stages.length > 1 ? stage.name : null,
      routes: routes.filter((route) => stages.find((one) => isClimbedIn(route, one, competition)) === stage),
    }))
    .filter((one) => one.routes.length > 0);
}

/**
 * The stage in which a route is judged, which decides whether results are taken or held, as on the server.
 */
export const stageOf = (route: Route, competition: Competition): Stage | undefined =>
  competition.stages.find((one) => isClimbedIn(route, one, competition)) ?? competition.stages[0];

/** The categories that climb a route, in the stage in which it is judged. */
export function climbingCategories(route: Route, competition: Competition): Stage['categories'] {
  const stage = judgedStages(competition).find((one) => isClimbedIn(route, one, competition));
  return (stage?.categories ?? []).filter(({ uuid }) => isFor(route, uuid, competition));
}
