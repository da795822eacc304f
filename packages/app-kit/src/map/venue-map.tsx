import { IconButton, MapIcon, MinusIcon, PlusIcon, VisuallyHidden } from '@topout/ui';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { MapPin, type Pin } from './map-pin.tsx';
import { MapTarget, type Target } from './map-target.tsx';
import { isSeen, type MapSize, pointAt } from './map-view.ts';
import { isDirection, nextPin } from './next-pin.ts';
import { PinLines } from './pin-lines.tsx';
import { mapTexts as texts } from './texts.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMapView } from './use-map-view.ts';
import { usePinPlaces } from './use-pin-places.ts';
import styles from './venue-map.module.css';

interface MapDrawing extends MapSize {
  readonly name: string;
  /** Address of the drawing. */
  readonly url: string;
}

export interface VenueMapProps {
  readonly map: MapDrawing;
  readonly pins: readonly Pin[];
  /** The pins to zoom to; all by default. */
  readonly focus?: ((pin: Pin) => boolean) | undefined;
  readonly onPin?: ((id: string) => void) | undefined;
  /** Lets people choose a place: by a click, or by moving the crosshair with arrow keys. */
  readonly target?: Target | undefined;
  /** The most screen pixels per map unit. (behaviour: routes#map) */
  readonly maxZoom?: number | undefined;
  /** Space around the pins zoomed to, in map units. (behaviour: routes#map) */
  readonly padding?: number | undefined;
}

/**
 * A venue's map with its routes as pins, for zooming and moving. Tab reaches one pin and arrow keys the
 * others, so that forty routes are a single stop on the way through a page.
 */
export function VenueMap({ map, pins, focus, onPin, target, maxZoom = 3, padding = 30 }: VenueMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [broken, setBroken] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const inFocus = focus ? pins.filter(focus) : pins;
  const { view, shownWidth, zoom, most, reset, center, wasDrag, shareOf, pointer } = useMapView(
    frame,
    map,
    inFocus,
    {
      maxZoom,
      padding,
    },
  );
  const places = usePinPlaces(pins, map, shownWidth * view.zoom);
  const stop = pins.find(({ id }) => id === current) ?? pins.find(({ selected }) => selected) ?? pins[0];

  useKeptFocus(frame, target?.of ?? null);

  const reach = (pin: Pin) => {
    if (!isSeen(view, pin, map)) center(pin);
    setCurrent(pin.id);
    frame.current?.querySelector<HTMLElement>(`[data-pin="${pin.id}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1.5);
    else if (event.key === '-') zoom(1 / 1.5);
    else if (event.key === '0') reset();
    else if (isDirection(event.key) && stop) {
      const next = nextPin(pins, stop, event.key);
      if (next) reach(next);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (target && !wasDrag()) target.onPut(pointAt(view, shareOf(event), map));
  };

  return (
    <figure className={styles.figure} aria-label={texts.map(map.name)}>
      <VisuallyHidden>
        <span id={hint}>{texts.pinsHint}</span>
      </VisuallyHidden>
      {/* A click is one way to choose a place; the crosshair, which is a button, is the other. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={frame}
        className={styles.frame}
        data-zoomed={view.zoom > 1 || undefined}
        style={{ '--map-width': map.width, '--map-height': map.height } as CSSProperties}
        {...pointer}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div
          className={styles.world}
          style={{
            width: `${view.zoom * 100}%`,
            left: `${(0.5 - view.x * view.zoom) * 100}%`,
            top: `${(0.5 - view.y * view.zoom) * 100}%`,
          }}
        >
          {broken ? (
            <p className={styles.broken}>{texts.broken}</p>
          ) : (
            <img
              src={map.url}
              alt=""
              draggable={false}
              className={styles.drawing}
              onError={() => setBroken(true)}
            />
          )}
          <PinLines pins={pins} places={places} map={map} />
          {pins.map((pin, index) => (
            <MapPin
              key={pin.id}
              pin={pin}
              map={map}
              at={places[index] ?? pin}
              tabIndex={pin === stop ? 0 : -1}
              aria-describedby={pin === stop ? hint : undefined}
              onFocus={() => setCurrent(pin.id)}
              onClick={(event) => {
                event.stopPropagation();
                if (!wasDrag()) onPin?.(pin.id);
              }}
            />
          ))}
          {target && <MapTarget key={target.of} {...target} map={map} />}
        </div>
      </div>
      <div className={styles.zoom}>
        <IconButton
          label={texts.zoomIn}
          icon={<PlusIcon />}
          variant="secondary"
          disabled={view.zoom >= most}
          onClick={() => zoom(1.5)}
        />
        <IconButton
          label={texts.zoomOut}
          icon={<MinusIcon />}
          variant="secondary"
          disabled={view.zoom <= 1}
          onClick={() => zoom(1 / 1.5)}
        />
        <IconButton
          label={texts.whole}
          icon={<MapIcon />}
          variant="secondary"
          disabled={view.zoom <= 1}
          onClick={reset}
        />
      </div>
    </figure>
  );
}
