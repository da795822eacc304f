import type { Competition, Route } from '@topout/api-client';

export type Group = Competition['routeGroups'][number];

export const inGroup = ({ competitionRouteGroups }: Route, { uuid }: Group): boolean =>
  competitionRouteGroups.some((group) => group.uuid === uuid);
