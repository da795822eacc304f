import { useMemo } from 'react';
import type { MapPoint, MapSize } from './map-view.ts';
import { spreadPins } from './spread-pins.ts';

/** Between the middles of two pins, in screen pixels: they touch, but both can be read and hit. */
const apart = 35;

/**
 * Where pins are drawn, in map units: their own places, or beside them where these lie on each other. The closer
 * the map is, the fewer have to move.
 *
 * @param width of the zoomed map in screen pixels; 0 before layout
 */
export function usePinPlaces(points: readonly MapPoint[], map: MapSize, width: number): readonly MapPoint[] {
  const wanted = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return useMemo(
    () => (width === 0 ? points : spreadPins(points, (apart * map.width) / width, map)),
    // Of the places alone: pins that only look different stay.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [wanted, map.width, map.height, width],
  );
}
