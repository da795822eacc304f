export type { Pin } from './map/map-pin.tsx';
export type { MapPoint } from './map/map-view.ts';
export { VenueMap, type VenueMapProps } from './map/venue-map.tsx';
