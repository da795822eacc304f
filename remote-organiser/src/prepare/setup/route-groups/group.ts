export type Group = Competition['routeGroups'][number];

export const inGroup = ({ competitionRouteGroups }: Route, { uuid }: Group): boolean =>
  competitionRouteGroups.some((group) => group.uuid === uuid);
import type { Competition, Route } from '@topout/contract';
