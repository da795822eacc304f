import type { MapPoint, MapSize } from './map-view.ts';

/** More rounds than this move pins by less than a pixel. */
const rounds = 24;

/**
 * Moves points apart that are nearer to each other than `apart`, as little as it takes, so that each can be read
 * and hit. The others stay where they are.
 *
 * @param points in the units of `apart`
 * @param map none of them leaves it
 */
export function spreadPins(points: readonly MapPoint[], apart: number, map: MapSize): readonly MapPoint[] {
  if (apart <= 0) return points;
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    if (!pushOnce(moved, apart)) break;
    for (const [index, point] of moved.entries()) keepInside(point, points[index] ?? point, apart / 2, map);
  }
  return moved;
}

/** Not over the edge of the map, unless its own place is there. */
function keepInside(point: { x: number; y: number }, place: MapPoint, reach: number, map: MapSize): void {
  const inside = (at: number, own: number, size: number) =>
    Math.min(Math.max(at, Math.min(own, reach)), Math.max(own, size - reach));
  point.x = inside(point.x, place.x, map.width);
  point.y = inside(point.y, place.y, map.height);
}

/** @returns whether any two were too near */
function pushOnce(points: { x: number; y: number }[], apart: number): boolean {
  let pushed = false;
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= apart - 0.5) continue;
      pushed = true;
      // Two in the same place part sideways.
      const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
      const push = (apart - distance) / 2;
      one.x -= ux * push;
      one.y -= uy * push;
      other.x += ux * push;
      other.y += uy * push;
    }
  }
  return pushed;
}
