import type { Competition, Route } from '@topout/contract';

/** Whether a map of the venue shows a route. */
export const isOnMap = (
  { map, mapPosition }: Pick<Route, 'map' | 'mapPosition'>,
  { venues }: Pick<Competition, 'venues'>,
): boolean => mapPosition !== null && (venues[0]?.maps ?? []).some(({ uuid }) => uuid === map);
