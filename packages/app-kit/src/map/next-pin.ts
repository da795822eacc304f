import type { MapPoint } from './map-view.ts';

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

type Direction = keyof typeof directions;

export const isDirection = (key: string): key is Direction => key in directions;

/**
 * A step sideways counts double, so that the arrow leads to what people would call "the next one to the
 * right".
 */
const sidewaysWeight = 2;

/** The target of an arrow key: the nearest pin in that direction; null at the edge. */
export function nextPin<T extends MapPoint>(pins: readonly T[], from: MapPoint, key: Direction): T | null {
  const { x, y } = directions[key];
  const ahead = pins.flatMap((pin) => {
    const [dx, dy] = [pin.x - from.x, pin.y - from.y];
    const forward = dx * x + dy * y;
    const sideways = Math.abs(dx * y) + Math.abs(dy * x);
    return forward > 0 && forward >= sideways / sidewaysWeight
      ? [{ pin, distance: forward + sidewaysWeight * sideways }]
      : [];
  });
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.pin ?? null;
}
