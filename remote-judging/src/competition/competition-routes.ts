import type { Competition, Route } from '@topout/contract';
import {
  climbsGroup,
  type ConfirmedBy,
  confirmedTogether,
  routeDisplayName,
  type ScoredBy,
  scoredTogether,
} from '@topout/domain';

const byName = new Intl.Collator('en', { numeric: true });

/**
 * The routes of a competition; if none is in a route group, the venue's. Sorted by name; for a category, by
 * that category's names and only the routes it climbs.
 */
export function competitionRoutes(
  routes: readonly Route[],
  competition: Competition,
  category?: string,
): Route[] {
  const grouped = routes.filter(({ competitionRouteGroups }) => competitionRouteGroups.length > 0);
  const all = grouped.length > 0 ? grouped : routes;
  const climbed = category === undefined ? all : all.filter((route) => isFor(route, category, competition));
  const nameOf = (route: Route) => nameOfRoute(route, competition, category);
  return climbed.toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)));
}

/** The name of a route, for a category or in general (behaviour: routes#name). */
export const nameOfRoute = (
  route: Route,
  { routeGroups }: Pick<Competition, 'routeGroups'>,
  category?: string,
): string => routeDisplayName(route, { category, groups: routeGroups });

/** Its colours; white if it has none (behaviour: routes#name). */
export const coloursOf = ({ colors }: Pick<Route, 'colors'>): string[] => {
  const named = colors.split(':').filter(Boolean);
  return named.length > 0 ? named : ['white'];
};

/** Whether a category's people climb a route: it is in one of their route groups, or in none at all. */
export function isFor(
  { competitionRouteGroups: groups }: Pick<Route, 'competitionRouteGroups'>,
  category: string,
  { stages }: Pick<Competition, 'stages'>,
): boolean {
  const firstStage = isOfFirstStage(category, stages);
  return groups.length === 0 || groups.some((group) => climbsGroup(group, category, firstStage));
}

const isOfFirstStage = (category: string, stages: Competition['stages']): boolean =>
  stages.some(
    ({ position, categories }) => position === 0 && categories.some(({ uuid }) => uuid === category),
  );

/** Whether results on it count: only routes in a route group belong to the competition. */
export const isClimbedHere = (route: Route | null): route is Route =>
  route !== null && route.competitionRouteGroups.length > 0;

/**
 * Whether climbers join the queue of a route themselves. @param category whose; of any by default
 */
export const climbersQueueOn = (
  { competitionRouteGroups }: Pick<Route, 'competitionRouteGroups'>,
  { routeGroups, stages }: Pick<Competition, 'routeGroups' | 'stages'>,
  category?: string,
): boolean =>
  competitionRouteGroups
    .filter(
      (group) => category === undefined || climbsGroup(group, category, isOfFirstStage(category, stages)),
    )
    .some(({ uuid }) => routeGroups.some((group) => group.uuid === uuid && group.climbersQueue));

/** Who scores a category's results on a route. */
export const scoredByOn = (route: InGroups, competition: Groups, category: string): ScoredBy =>
  scoredTogether(groupsOf(route, competition, category).map(({ scoredBy }) => scoredBy));

/** Who confirms what a category's climbers log on a route. */
export const confirmedByOn = (route: InGroups, competition: Groups, category: string): ConfirmedBy =>
  confirmedTogether(groupsOf(route, competition, category).map(({ confirmedBy }) => confirmedBy));

type InGroups = Pick<Route, 'competitionRouteGroups'>;
type Groups = Pick<Competition, 'routeGroups' | 'stages'>;

const groupsOf = (
  { competitionRouteGroups }: InGroups,
  { routeGroups, stages }: Groups,
  category: string,
): Competition['routeGroups'] =>
  competitionRouteGroups
    .filter((group) => climbsGroup(group, category, isOfFirstStage(category, stages)))
    .flatMap(({ uuid }) => routeGroups.find((group) => group.uuid === uuid) ?? []);
