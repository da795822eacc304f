import type { ClimbType } from '../vocabulary.ts';

/** Routes as one orders them: "20 boulders, one zone, in five colours". */
export interface RoutePlan {
  readonly boulders: number;
  /** Of every boulder. */
  readonly zones: number;
  /** Colours of the boulders' circuits, in order; every circuit gets its share. Empty = white. */
  readonly colors: readonly string[];
  readonly sportRoutes: number;
  /** Of every sport route, until they are counted. */
  readonly holds: number;
}

/** A route that does not exist yet. */
export interface PlannedRoute {
  readonly circuitNumber: string;
  readonly colors: string;
  readonly climbType: ClimbType;
  readonly segmentsCount: number;
}

/**
 * The routes of a plan, numbered on. Circuits stand beside each other in equal shares, the first ones a route larger
 * where it does not come out even.
 *
 * @param after how many routes hang already: the first new one gets the number after it
 */
export function plannedRoutes(plan: RoutePlan, after = 0): PlannedRoute[] {
  const { boulders, zones, colors, sportRoutes, holds } = plan;
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

/** Which circuit the boulder at `index` of `count` is in. */
function circuitOf(index: number, count: number, circuits: number): number {
  if (circuits === 0) return 0;
  const [share, larger] = [Math.floor(count / circuits), count % circuits];
  const inLarger = larger * (share + 1);
  if (index < inLarger) return Math.floor(index / (share + 1));
  return larger + Math.floor((index - inLarger) / Math.max(share, 1));
}
