export type RouteGroup = Competition['routeGroups'][number];

export const inGroup = ({ competitionRouteGroups }: Route, { uuid }: RouteGroup): boolean =>
  competitionRouteGroups.some((group) => group.uuid === uuid);
import type { Competition, Route } from '@topout/contract';
