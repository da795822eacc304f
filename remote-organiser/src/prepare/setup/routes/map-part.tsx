import type { Competition, Route, Venue } from '@topout/contract';
import { routeColors } from '@topout/domain';
import { Button, Chip, ChipRow, Row, Section } from '@topout/ui';
import { nameOfRoute } from '../../../competition/route-names.ts';
import { type Pin, VenueMap } from '@topout/app-kit/venue-map';
import { UndoToast } from '../../../undo/undo-toast.tsx';
import { kindOf } from './kind-of.ts';
import { MapMenu } from './map-menu.tsx';
import { NoMap } from './no-map.tsx';
import styles from './routes.module.css';
import { routesTexts as texts } from './texts.ts';
import type { Placing } from './use-placing.ts';

interface MapPartProps {
  readonly competition: Competition;
  readonly venue: Venue;
  readonly routes: readonly Route[];
  readonly placing: Placing;
}

/** The venue's maps with the pins of the competition's routes, and the route being placed. */
export function MapPart({ competition, venue, routes, placing }: MapPartProps) {
  const { map, route } = placing;
  if (!map) return <NoMap competition={competition} venue={venue} />;
  const at = route?.map === map.uuid ? route.mapPosition : null;
  return (
    <Section
      title={texts.maps}
      action={<MapMenu competition={competition} venue={venue} map={map} routes={routes} />}
    >
      <div className={styles.maps}>
        {venue.maps.length > 1 && (
          <ChipRow label={texts.maps}>
            {venue.maps.map(({ uuid, name }, index) => (
              <Chip key={uuid} selected={uuid === map.uuid} onToggle={() => placing.showMap(uuid)}>
                {name || texts.unnamed(index)}
              </Chip>
            ))}
          </ChipRow>
        )}
        <PlacingBar competition={competition} placing={placing} routes={routes} />
        <VenueMap
          key={map.uuid}
          map={{ ...map, url: `${map.url}?v=${venue.version}` }}
          pins={pinsOn(map.uuid, routes, competition, route)}
          onPin={placing.start}
          target={route ? { of: route.uuid, at, onMove: placing.move, onPut: placing.put } : undefined}
          focus={() => false}
        />
      </div>
      {placing.last && (
        <UndoToast onUndo={placing.undo} onClose={placing.dismiss}>
          {texts.placed(nameOfRoute(placing.last.route, competition))}
        </UndoToast>
      )}
    </Section>
  );
}

/** The crosshair replaces the pin being placed. */
const pinsOn = (
  map: string,
  routes: readonly Route[],
  competition: Competition,
  placed: Route | null,
): Pin[] =>
  routes.flatMap((route) => {
    if (route.map !== map || !route.mapPosition || route.uuid === placed?.uuid) return [];
    const name = nameOfRoute(route, competition);
    return [
      {
        id: route.uuid,
        label: name,
        name: texts.pinName(name, kindOf(route)),
        colors: routeColors(route.colors),
        square: route.climbType === 'SPORT',
        ...route.mapPosition,
      },
    ];
  });

function PlacingBar({ competition, placing, routes }: Omit<MapPartProps, 'venue'>) {
  const { route, without } = placing;
  const [next] = without;
  if (route) {
    return (
      <div className={styles.bar}>
        <div>
          <h3>{texts.placing(nameOfRoute(route, competition))}</h3>
          <p className={styles.hint}>{texts.placingHint}</p>
        </div>
        <Row>
          {route.mapPosition && <Button onClick={placing.takeOff}>{texts.takeOff}</Button>}
          <Button onClick={placing.stop}>{texts.done}</Button>
        </Row>
      </div>
    );
  }
  if (routes.length === 0) return null;
  return (
    <div className={styles.bar}>
      <div>
        <p>{next ? texts.toPlace(without.length) : texts.allPlaced}</p>
        <p className={styles.hint}>{texts.choose}</p>
      </div>
      {next && (
        <Button variant="primary" onClick={() => placing.start(next.uuid)}>
          {texts.placeNext}
        </Button>
      )}
    </div>
  );
}
