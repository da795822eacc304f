import { wholeProblem } from '../forms/whole-problem.ts';
import type { ClimbType } from '../vocabulary.ts';

/** Routes as an organiser orders them: "20 boulders, one zone, in five colours". */
export interface RoutePlan {
  readonly boulders: number;
  /** On every boulder. */
  readonly zones: number;
  /** Colours of the boulders' circuits, in order; each circuit gets an equal share. Empty = white. */
  readonly colors: readonly string[];
  readonly sportRoutes: number;
  /** On every sport route, until somebody counts them. */
  readonly holds: number;
}

/** How many may be planned at once, and how many holds a sport route may have. */
export const routeLimits = { boulders: 200, sportRoutes: 100, holds: 500 } as const;

/** A route that does not exist yet. */
export interface PlannedRoute {
  readonly circuitNumber: string;
  readonly colors: string;
  readonly climbType: ClimbType;
  readonly segmentsCount: number;
}

/**
 * The routes of a plan, numbered consecutively. Circuits follow each other in equal shares; if the division
 * leaves a remainder, the first ones get one route more. None while a number is not a possible one yet.
 *
 * @param after the number of existing routes: the first new one gets the next number
 */
export function plannedRoutes(plan: RoutePlan, after = 0): PlannedRoute[] {
  const { boulders, zones, colors, sportRoutes, holds } = plan;
  if (
    wholeProblem(boulders, 0, routeLimits.boulders) ||
    wholeProblem(sportRoutes, 0, routeLimits.sportRoutes)
  )
    return [];
  const boulder = (index: number): Omit<PlannedRoute, 'circuitNumber'> => ({
    colors: colors[circuitOf(index, boulders, colors.length)] ?? '',
    climbType: 'BOULDER',
    segmentsCount: zones,
  });
  const sport: Omit<PlannedRoute, 'circuitNumber'> = {
    colors: '',
    climbType: 'SPORT',
    segmentsCount: holds,
  };
  const routes = [
    ...Array.from({ length: boulders }, (_, index) => boulder(index)),
    ...Array.from({ length: sportRoutes }, () => sport),
  ];
  return routes.map((route, index) => ({ circuitNumber: String(after + index + 1), ...route }));
}

/** The circuit of the boulder at `index` of `count`. */
function circuitOf(index: number, count: number, circuits: number): number {
  if (circuits === 0) return 0;
  const [share, larger] = [Math.floor(count / circuits), count % circuits];
  const inLarger = larger * (share + 1);
  if (index < inLarger) return Math.floor(index / (share + 1));
  return larger + Math.floor((index - inLarger) / Math.max(share, 1));
}
