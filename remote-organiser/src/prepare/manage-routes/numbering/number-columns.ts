import type { Competition, Route } from '@topout/contract';
import { lacksNumbers, type RouteNumber } from '@topout/domain';

/** The numbers of one route group. */
export interface NumberColumn {
  readonly group: string;
  readonly name: string;
  /** Of the visible routes in the group. */
  readonly numbers: readonly RouteNumber[];
}

export const isIn = (route: Route, group: string): boolean =>
  route.competitionRouteGroups.some(({ uuid }) => uuid === group);

/** Whether it is in more route groups than it has numbers for. */
export const lacksSome = ({ competitionRouteGroups, displayRouteGroupMapping }: Route): boolean =>
  lacksNumbers(
    competitionRouteGroups.map(({ uuid }) => uuid),
    displayRouteGroupMapping,
  );

/** A route group without categories is for all of them. */
const isFor = ({ categories }: Competition['routeGroups'][number], category: string | null): boolean =>
  category === null || categories.length === 0 || categories.includes(category);

/** The route groups whose numbers are visible: those of a category, or all. */
export function numberColumns(
  { routeGroups }: Competition,
  routes: readonly Route[],
  category: string | null,
): NumberColumn[] {
  return routeGroups
    .filter((group) => isFor(group, category))
    .map(({ uuid, name }) => ({
      group: uuid,
      name,
      numbers: routes
        .filter((route) => isIn(route, uuid))
        .map((route) => ({
          route: route.uuid,
          number: route.displayRouteGroupMapping[uuid]?.number ?? null,
        })),
    }));
}

/** The routes in any of the columns, by the numbers of the first that has one. */
export function routesShown(columns: readonly NumberColumn[], routes: readonly Route[]): Route[] {
  const numberOf = ({ uuid }: Route) => {
    const found = columns.flatMap(({ numbers }) => numbers.filter(({ route }) => route === uuid));
    return found.find(({ number }) => number !== null)?.number ?? Number.POSITIVE_INFINITY;
  };
  const inside = new Set(columns.flatMap(({ numbers }) => numbers.map(({ route }) => route)));
  return routes
    .filter(({ uuid }) => inside.has(uuid))
    .toSorted((a, b) => {
      const [first, second] = [numberOf(a), numberOf(b)];
      return first === second ? 0 : first - second;
    });
}
