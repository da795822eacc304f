import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  boxAround,
  type MapPoint,
  type MapSize,
  type MapView,
  mostZoom,
  viewOf,
  wholeMap,
  within,
  zoomedAt,
} from './map-view.ts';
import { useShownWidth } from './use-shown-width.ts';

export interface Framing {
  /** The most screen pixels per map unit. */
  readonly maxZoom: number;
  /** Space around the zoomed area, in map units. */
  readonly padding: number;
}

/** Long enough for a person to see the whole map first. (behaviour: routes#map) */
const autoZoomAfterMs = 1_000;
const middle = { x: 0.5, y: 0.5 };
/** Half of a pin, and a little more, so that pins at the edge of the zoomed area are fully visible. */
const pinPixels = 26;
/** Pointers that moved less were a tap. */
const tapPixels = 6;

/**
 * The visible part of a map: at first the whole, after a second the points that matter, and from then on
 * whatever the person chooses.
 *
 * @param points the points that matter, in map units
 */
export function useMapView(
  frame: RefObject<HTMLElement | null>,
  map: MapSize,
  points: readonly MapPoint[],
  { maxZoom, padding }: Framing,
) {
  const [view, setView] = useState<MapView>(wholeMap);
  const fingers = useRef(new Map<number, MapPoint>());
  const moved = useRef(0);
  const touched = useRef(false);

  const shownWidth = useShownWidth(frame);
  const most = mostZoom(map, maxZoom, shownWidth);
  const shareOf = ({ clientX, clientY }: { clientX: number; clientY: number }): MapPoint => {
    const box = frame.current?.getBoundingClientRect();
    return box && box.width > 0
      ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
      : middle;
  };
  const zoom = (factor: number, at: MapPoint = middle) => {
    touched.current = true;
    setView((now) => zoomedAt(now, factor, at, most));
  };

  const wanted = points.map(({ x, y }) => `${x},${y}`).join(' ');
  useEffect(() => {
    touched.current = false;
    const timer = setTimeout(() => {
      if (touched.current) return;
      const widthNow = frame.current?.clientWidth ?? 0;
      const closest = mostZoom(map, maxZoom, widthNow);
      const { zoom: roughly } = viewOf(boxAround(points, padding), map, closest);
      const pinSize = widthNow === 0 ? 0 : (pinPixels * map.width) / (widthNow * roughly);
      setView(viewOf(boxAround(points, padding + pinSize), map, closest));
    }, autoZoomAfterMs);
    return () => clearTimeout(timer);
    // Of the points alone: a map that is drawn anew stays as the person has it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  return {
    view,
    /** Of the whole map, in screen pixels, before zooming; 0 before layout. */
    shownWidth,
    zoom,
    most,
    shareOf,
    /** The whole map. */
    reset: () => {
      touched.current = true;
      setView(wholeMap);
    },
    /** Moves a point to the centre. */
    center: ({ x, y }: MapPoint) => setView((now) => within({ ...now, x: x / map.width, y: y / map.height })),
    /** Whether the pointer just lifted had dragged the map. */
    wasDrag: () => moved.current > tapPixels,
    pointer: {
      onPointerDown(event: PointerEvent) {
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId);
        const width = frame.current?.clientWidth ?? 0;
        const height = frame.current?.clientHeight ?? 0;
        if (!before || width === 0) return;
        const now = { x: event.clientX, y: event.clientY };
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        moved.current += Math.hypot(dx, dy);
        if (moved.current > tapPixels) {
          touched.current = true;
          const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
          if (other) {
            const factor = distance(now, other) / Math.max(distance(before, other), 1);
            zoom(factor, shareOf({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
          } else {
            setView((seen) =>
              within({ ...seen, x: seen.x - dx / width / seen.zoom, y: seen.y - dy / height / seen.zoom }),
            );
          }
        }
        fingers.current.set(event.pointerId, now);
      },
      onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    },
  };
}

const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);
