import type { MapPoint } from '../../map/map-view.ts';

/** Where a pin is; null = on no map. */
type Place = ({ readonly map: string } & MapPoint) | null;

export const placeOf = (map: string | null, at: MapPoint | null): Place =>
  map === null || at === null ? null : { map, x: at.x, y: at.y };

interface Stored {
  place: Place;
  /** How often the pin was painted elsewhere since. */
  painted: number;
}

/**
 * Where the server has the pins that the screen has moved already: a change says where the pin was, so that two who
 * place pins at once do not overwrite each other. The changes are sent one after the other.
 */
export function storedPlaces() {
  const places = new Map<string, Stored>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /** To be called when a pin is painted elsewhere, with where it was. */
    note(route: string, place: Place): void {
      const known = places.get(route);
      if (known) known.painted += 1;
      else places.set(route, { place, painted: 1 });
    },
    /** @param send told where the pin was; answers whether it is at its new place now */
    save(route: string, to: Place, send: (seen: Place) => Promise<boolean>): Promise<void> {
      const known = places.get(route) ?? { place: null, painted: 0 };
      const { painted } = known;
      const sent = turn.then(async () => {
        if (await send(known.place)) known.place = to;
        // It has not been moved on: what was read again is what there is.
        if (known.painted === painted && places.get(route) === known) places.delete(route);
      });
      turn = sent;
      return sent;
    },
  };
}
