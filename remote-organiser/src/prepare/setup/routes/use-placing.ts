import type { Competition, Route, Venue } from '@topout/contract';
import { paintVenueRoutes, venueCalls } from '@topout/api-client';
import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '@topout/app-kit/venue-map';
import { stayUntil } from '../stay-until.ts';
import { useChange } from '../use-change.ts';
import { placeOf, storedPlaces } from './stored-places.ts';

/** Arrow keys and a drag move a pin many times a second: save it when it has come to rest. */
const restMs = 500;

/** A pin's old place, for undo. */
interface Before {
  readonly route: Route;
  readonly map: string | null;
  readonly at: MapPoint | null;
}

export interface Placing {
  /** The route whose pin is being placed; null = none. */
  readonly route: Route | null;
  /** The visible map. */
  readonly map: Venue['maps'][number] | null;
  readonly showMap: (map: string) => void;
  readonly start: (route: string) => void;
  readonly stop: () => void;
  /** Moves the pin, and saves it once it rests. */
  readonly move: (to: MapPoint) => void;
  /** Puts the pin where somebody clicked, and continues with the next unplaced route. */
  readonly put: (to: MapPoint) => void;
  readonly takeOff: () => void;
  /** The last placement, until something else happens. */
  readonly last: Before | null;
  readonly undo: () => void;
  readonly dismiss: () => void;
  readonly without: readonly Route[];
}

/** Places pins by click, drag and keyboard, one route after the other. */
export function usePlacing(
  competition: Competition,
  venue: Venue | undefined,
  routes: readonly Route[],
): Placing {
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [last, setLast] = useState<Before | null>(null);
  const { change } = useChange();
  const [stored] = useState(storedPlaces);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The pin being moved: its old place, and how to save it. */
  const moving = useRef<{ readonly before: Before; readonly settle: () => void } | null>(null);
  useEffect(() => () => moving.current?.settle(), []);

  const route = routes.find(({ uuid }) => uuid === chosen) ?? null;
  const maps = venue?.maps ?? [];
  const map = maps.find(({ uuid }) => uuid === shown) ?? maps[0] ?? null;
  const without = routes.filter(({ mapPosition }) => mapPosition === null);

  const paint = (of: Route, on: string | null, at: MapPoint | null) => {
    stored.note(of.uuid, placeOf(of.map, of.mapPosition));
    void paintVenueRoutes(venue?.uuid ?? '', competition.uuid, (known) =>
      known.map((one) => (one.uuid === of.uuid ? { ...one, map: on, mapPosition: at } : one)),
    );
  };
  const save = (of: Route, on: string | null, at: MapPoint | null) => {
    clearTimeout(rest.current);
    moving.current = null;
    paint(of, on, at);
    const position = placeOf(on, at);
    // Also while it waits for the pins before it.
    void stayUntil(
      stored.save(of.uuid, position, (seenPosition) =>
        change(() =>
          venueCalls(competition.uuid, venue?.uuid ?? '').saveRoute(of.uuid, { position, seenPosition }),
        ),
      ),
    );
  };
  const beforeOf = (of: Route): Before =>
    moving.current?.before ?? { route: of, map: of.map, at: of.mapPosition };

  return {
    route,
    map,
    showMap: setShown,
    start: (uuid) => {
      moving.current?.settle();
      setChosen(uuid);
      setLast(null);
      const on = routes.find((one) => one.uuid === uuid)?.map;
      if (on) setShown(on);
    },
    stop: () => setChosen(null),
    move: (to) => {
      if (!route || !map) return;
      const before = beforeOf(route);
      const settle = () => {
        save(route, map.uuid, to);
        setLast(before);
      };
      paint(route, map.uuid, to);
      moving.current = { before, settle };
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, restMs);
    },
    put: (to) => {
      if (!route || !map) return;
      setLast(beforeOf(route));
      save(route, map.uuid, to);
      setChosen(without.find(({ uuid }) => uuid !== route.uuid)?.uuid ?? null);
    },
    takeOff: () => {
      if (!route) return;
      setLast(beforeOf(route));
      save(route, null, null);
    },
    last,
    undo: () => {
      if (!last) return;
      save(routes.find(({ uuid }) => uuid === last.route.uuid) ?? last.route, last.map, last.at);
      setChosen(last.route.uuid);
      setLast(null);
    },
    dismiss: () => setLast(null),
    without,
  };
}
