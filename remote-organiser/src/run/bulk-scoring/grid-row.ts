import type { Competition, Entry, Route } from '@topout/contract';
import { nameOfRoute } from '../../competition/route-names.ts';

/** One line of the grid: an entry on a route. */
export interface GridRow {
  readonly id: string;
  readonly entry: string;
  /** Profile uuid. */
  readonly user: string;
  readonly route: Route;
  /** The line's name: the competitor, or the route. */
  readonly name: string;
  readonly number: string;
  /** The line is one of a competitor's routes, and not one of a route's competitors. */
  readonly isRoute: boolean;
  readonly hint: string;
}

export const scoreKey = (entry: string, route: string): string => `${entry}/${route}`;

/**
 * Categories whose competitors climb a route: those of its route groups, or all if one of these names none.
 */
function categoriesOf(
  { displayRouteGroupMapping }: Route,
  { routeGroups }: Competition,
): ReadonlySet<string> | 'all' {
  const groups = routeGroups.filter(({ uuid }) => uuid in displayRouteGroupMapping);
  if (groups.some(({ categories }) => categories.length === 0)) return 'all';
  return new Set(groups.flatMap(({ categories }) => categories));
}

const climbs = (route: Route, competition: Competition, category: string): boolean => {
  const categories = categoriesOf(route, competition);
  return categories === 'all' || categories.has(category);
};

/** The running stage's routes. */
export const climbedIn = (competition: Competition, routes: readonly Route[]): Route[] =>
  routes.filter((route) =>
    competition.stages[0]?.categories.some(({ uuid }) => climbs(route, competition, uuid)),
  );

const collator = new Intl.Collator('en', { numeric: true });

/** Everybody who can be scored, which excludes the waiting list, by category and number. */
export function scorable(entries: readonly Entry[], { stages }: Competition): Entry[] {
  const order = new Map((stages[0]?.categories ?? []).map(({ uuid }, index) => [uuid, index]));
  return entries
    .filter(({ status, category }) => status !== 'WAITING' && order.has(category.uuid))
    .toSorted(
      (a, b) =>
        (order.get(a.category.uuid) ?? 0) - (order.get(b.category.uuid) ?? 0) ||
        collator.compare(a.competitorNumber ?? '\uffff', b.competitorNumber ?? '\uffff') ||
        collator.compare(a.user.lastName, b.user.lastName) ||
        collator.compare(a.user.firstName, b.user.firstName),
    );
}

/** Everybody who climbs a route. */
export const rowsOfRoute = (route: Route, entries: readonly Entry[], competition: Competition): GridRow[] =>
  entries
    .filter(({ category }) => climbs(route, competition, category.uuid))
    .map((entry) => ({
      id: scoreKey(entry.uuid, route.uuid),
      entry: entry.uuid,
      user: entry.user.uuid,
      route,
      name: entry.user.name,
      number: entry.competitorNumber ?? '',
      isRoute: false,
      hint: entry.category.name,
    }));

/** Every route that a competitor climbs. */
export const rowsOfEntry = (entry: Entry, routes: readonly Route[], competition: Competition): GridRow[] =>
  routes
    .filter((route) => climbs(route, competition, entry.category.uuid))
    .map((route) => {
      const name = nameOfRoute(route, competition, { category: entry.category.uuid });
      return {
        id: scoreKey(entry.uuid, route.uuid),
        entry: entry.uuid,
        user: entry.user.uuid,
        route,
        name,
        number: '',
        isRoute: true,
        hint: route.name === name ? '' : route.name,
      };
    });
