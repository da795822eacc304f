import { type Pin, VenueMap, type VenueMapProps } from '@topout/app-kit/venue-map';
import type { Competition, Route } from '@topout/contract';
import { ButtonLink, Notice, Stack } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

interface VenueMapsProps extends Pick<VenueMapProps, 'focus' | 'onPin' | 'maxZoom' | 'padding'> {
  readonly competition: Competition;
  readonly routes: readonly Route[];
  readonly pinOf: (route: Route) => Pin | null;
}

/**
 * The venue's maps that show any of the routes, one below the other; if none does, a link for placing pins.
 */
export function VenueMaps({ competition, routes, pinOf, ...map }: VenueMapsProps) {
  const maps = (competition.venues[0]?.maps ?? [])
    .map((drawing) => ({
      drawing,
      pins: routes
        .filter((route) => route.map === drawing.uuid)
        .map(pinOf)
        .filter((pin) => pin !== null),
    }))
    .filter(({ pins }) => pins.length > 0);
  if (maps.length === 0) {
    return (
      <Notice
        title={texts.noPins}
        action={
          <ButtonLink as={Link} to={`/${competition.uuid}/setup/routes`}>
            {texts.placeRoutes}
          </ButtonLink>
        }
      >
        {texts.noPinsHint}
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      {maps.map(({ drawing, pins }) => (
        <VenueMap key={drawing.uuid} map={drawing} pins={pins} {...map} />
      ))}
    </Stack>
  );
}
