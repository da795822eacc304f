import type { ClimbType } from '../vocabulary.ts';
import { climbsGroup } from './group-categories.ts';
import type { RouteGroupRef } from './route-name.ts';

interface Grouped {
  readonly uuid: string;
  readonly name: string;
  readonly climbType: ClimbType;
  /** By route group uuid. */
  readonly displayRouteGroupMapping: Readonly<Record<string, { readonly number: number | null }>>;
}

/** The routes that a category climbs, in the order of its board's `marks`: by number, then name. */
export function categoryRoutes<Route extends Grouped>(
  routes: readonly Route[],
  {
    category,
    groups,
    firstStage,
  }: {
    readonly category: string;
    /** All route groups of the competition. */
    readonly groups: readonly RouteGroupRef[];
    /** Whether the category belongs to the first stage. */
    readonly firstStage: boolean;
  },
): Route[] {
  const climbed = groups.filter((group) => climbsGroup(group, category, firstStage));
  return routes
    .flatMap((route) => {
      const numbers = climbed.flatMap(({ uuid }) => {
        const mapped = route.displayRouteGroupMapping[uuid];
        return mapped ? [mapped.number ?? Infinity] : [];
      });
      return numbers.length === 0 ? [] : [{ route, number: Math.min(...numbers) }];
    })
    .toSorted(
      (a, b) =>
        compare(a.number, b.number) ||
        compare(a.route.name, b.route.name) ||
        compare(a.route.uuid, b.route.uuid),
    )
    .map(({ route }) => route);
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b));
