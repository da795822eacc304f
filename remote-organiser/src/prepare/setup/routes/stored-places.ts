import type { MapPoint } from '@topout/app-kit/venue-map';

/** A pin's place; null = on no map. */
type Place = ({ readonly map: string } & MapPoint) | null;

export const placeOf = (map: string | null, at: MapPoint | null): Place =>
  map === null || at === null ? null : { map, x: at.x, y: at.y };

interface Stored {
  place: Place;
  /** How often the pin has been painted elsewhere since. */
  painted: number;
}

/**
 * The server's places of pins that the screen has already moved: a change says where the pin was, so that two
 * people who place pins at once do not overwrite each other. Sends the changes one after the other.
 */
export function storedPlaces() {
  const places = new Map<string, Stored>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /** Call this when a pin is painted elsewhere, with its old place. */
    note(route: string, place: Place): void {
      const known = places.get(route);
      if (known) known.painted += 1;
      else places.set(route, { place, painted: 1 });
    },
    /** @param send gets the pin's old place; returns whether the pin is now at its new place */
    save(route: string, to: Place, send: (seen: Place) => Promise<boolean>): Promise<void> {
      const known = places.get(route) ?? { place: null, painted: 0 };
      const { painted } = known;
      const sent = turn.then(async () => {
        if (await send(known.place)) known.place = to;
        // Nobody has moved it on, so the data just read are current.
        if (known.painted === painted && places.get(route) === known) places.delete(route);
      });
      turn = sent;
      return sent;
    },
  };
}
