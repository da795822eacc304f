import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { MapPoint, MapSize } from './map-view.ts';
import { isDirection } from './next-pin.ts';
import { mapTexts as texts } from './texts.ts';
import styles from './venue-map.module.css';

/** A place for something on a map. */
export interface Target {
  /** Uuid of the thing being placed. */
  readonly of: string;
  /** Null before it has a place. */
  readonly at: MapPoint | null;
  readonly onMove: (to: MapPoint) => void;
  /** By clicking the map, or with Enter. */
  readonly onPut: (to: MapPoint) => void;
}

interface MapTargetProps extends Omit<Target, 'of'> {
  readonly map: MapSize;
}

const steps = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/**
 * The crosshair: dragged, or moved with arrow keys, ten times as far with the shift key. It takes the focus
 * when it appears, so that the keys work at once, wherever on the page the choice was made.
 */
export function MapTarget({ at, onMove, onPut, map }: MapTargetProps) {
  const cross = useRef<HTMLButtonElement>(null);
  useEffect(() => cross.current?.focus(), []);
  const { x, y } = at ?? { x: map.width / 2, y: map.height / 2 };
  const step = Math.max(map.width, map.height) / 200;
  const move = (event: KeyboardEvent) => {
    if (!isDirection(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const [dx, dy] = steps[event.key].map((one) => one * step * (event.shiftKey ? 10 : 1));
    onMove({ x: inside(x + (dx ?? 0), map.width), y: inside(y + (dy ?? 0), map.height) });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    // The map underneath must not move along.
    event.stopPropagation();
    const world = event.currentTarget.offsetParent?.getBoundingClientRect();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !world) return;
    onMove({
      x: inside(((event.clientX - world.left) / world.width) * map.width, map.width),
      y: inside(((event.clientY - world.top) / world.height) * map.height, map.height),
    });
  };
  return (
    <button
      ref={cross}
      type="button"
      className={styles.target}
      aria-label={texts.target(Math.round(x), Math.round(y))}
      onKeyDown={move}
      onClick={(event) => {
        event.stopPropagation();
        // Enter and the space bar press it without a pointer.
        if (event.detail === 0) onPut({ x, y });
      }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      style={{ left: `${(x / map.width) * 100}%`, top: `${(y / map.height) * 100}%` }}
    />
  );
}

const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
