import { type Pin, VenueMap } from '@topout/app-kit/venue-map';
import type { Competition, Route } from '@topout/contract';
import { colourWord } from '@topout/domain';
import { Stack } from '@topout/ui';
import { coloursOf } from './competition-routes.ts';
import { mapTexts as texts } from './map-texts.ts';

export interface MappedRoute {
  readonly route: Route;
  readonly name: string;
  /** Topped by whoever looks for what is left. */
  readonly done?: boolean;
}

export interface RoutesMapProps {
  readonly competition: Pick<Competition, 'venues'>;
  readonly routes: readonly MappedRoute[];
  /** Uuid of the one on show. */
  readonly selected?: string | null;
  readonly onRoute: (route: string) => void;
}

/** The venue's maps with some routes, to tap on. (behaviour: routes#map) */
export default function RoutesMap({ competition, routes, selected = null, onRoute }: RoutesMapProps) {
  const maps = competition.venues[0]?.maps ?? [];
  return (
    <Stack gap={3}>
      {maps.map((map) => {
        const here = routes
          .filter(({ route }) => route.map === map.uuid)
          .flatMap((one) => pinOf(one, selected));
        return here.length > 0 && <VenueMap key={map.uuid} map={map} pins={here} onPin={onRoute} />;
      })}
    </Stack>
  );
}

function pinOf({ route, name, done = false }: MappedRoute, selected: string | null): Pin[] {
  if (route.mapPosition === null) return [];
  const colors = coloursOf(route);
  return [
    {
      ...route.mapPosition,
      id: route.uuid,
      label: name,
      name: texts.pin(name, colourWord(colors[0] ?? 'white'), done),
      colors,
      square: route.climbType === 'SPORT',
      selected: route.uuid === selected,
      done,
    },
  ];
}
