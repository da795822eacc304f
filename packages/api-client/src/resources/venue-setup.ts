import { api, refresh, useRead } from '@topout/api-client/core';
import type {
  MapPatch,
  MapPreview,
  RoutePatch,
  RoutesBody,
  VenuePatch,
  VenueSummary,
} from '@topout/contract';
import { withQuery } from '../http/with-query.ts';
import { settled } from './reading/settled.ts';
import { refreshSetup, type SeenSetup } from './setup.ts';

/** The venues that the signed-in person looks after. */
export const useOwnVenues = (wanted = true) => useRead<VenueSummary[]>(wanted ? 'venues' : null);

/**
 * Changes to one venue, made from the set-up of a competition that shows it. Moving a pin needs no version.
 */
export function venueCalls(competition: string, venue: string, { version }: Partial<SeenSetup> = {}) {
  const path = (rest = '') => withQuery(`venues/${venue}${rest}`, { version });
  const changing = <T>(change: Promise<T>) =>
    settled(change, () => Promise.all([refreshSetup(competition), refresh('venues')]));
  return {
    save: (patch: VenuePatch) => changing(api.patch(path(), patch)),
    /** How a drawing would be stored; changes nothing. */
    previewMap: (svg: string): Promise<MapPreview> =>
      api.post<MapPreview>(`venues/${venue}/maps/preview`, { svg }),
    addMap: (name: string, svg: string) => changing(api.post(path('/maps'), { name, svg })),
    saveMap: (map: string, patch: MapPatch) => changing(api.patch(path(`/maps/${map}`), patch)),
    removeMap: (map: string) => changing(api.delete(path(`/maps/${map}`))),
    addRoutes: (body: RoutesBody) => changing(api.post(path('/routes'), body)),
    /** Of one tap on the map, after which people go on: it is sent even if they leave the page. */
    saveRoute: (route: string, patch: RoutePatch) =>
      changing(api.patch(path(`/routes/${route}`), patch, { keepalive: true })),
    removeRoute: (route: string) => changing(api.delete(path(`/routes/${route}`))),
  };
}
