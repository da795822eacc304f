import type { MapPoint, MapSize } from './map-view.ts';
import styles from './venue-map.module.css';

interface PinLinesProps {
  readonly pins: readonly MapPoint[];
  /** Where they are drawn. */
  readonly places: readonly MapPoint[];
  readonly map: MapSize;
}

/** From each pin that had to move aside to the place on the wall that it means. */
export function PinLines({ pins, places, map }: PinLinesProps) {
  const lines = pins.flatMap((pin, index) => {
    const { x, y } = places[index] ?? pin;
    return x === pin.x && y === pin.y ? [] : [`M${x} ${y}L${pin.x} ${pin.y}`];
  });
  if (lines.length === 0) return null;
  return (
    <svg aria-hidden="true" className={styles.lines} viewBox={`0 0 ${map.width} ${map.height}`}>
      <path d={lines.join('')} />
    </svg>
  );
}
