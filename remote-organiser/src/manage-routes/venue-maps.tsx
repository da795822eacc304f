import type { Competition, Route } from '@topout/api-client';
import { Stack } from '@topout/ui';
import type { Pin } from '../map/map-pin.tsx';
import { VenueMap, type VenueMapProps } from '../map/venue-map.tsx';

interface VenueMapsProps extends Pick<VenueMapProps, 'focus' | 'onPin' | 'maxZoom' | 'padding'> {
  readonly competition: Competition;
  readonly routes: readonly Route[];
  readonly pinOf: (route: Route) => Pin | null;
}

/** The maps of the venue that have routes, one under the other. */
export function VenueMaps({ competition, routes, pinOf, ...map }: VenueMapsProps) {
  const maps = (competition.venues[0]?.maps ?? []).map((drawing) => ({
    drawing,
    pins: routes
      .filter((route) => route.map === drawing.uuid)
      .map(pinOf)
      .filter((pin) => pin !== null),
  }));
  return (
    <Stack gap={4}>
      {maps
        .filter(({ pins }) => pins.length > 0)
        .map(({ drawing, pins }) => (
          <VenueMap key={drawing.uuid} map={drawing} pins={pins} {...map} />
        ))}
    </Stack>
  );
}
