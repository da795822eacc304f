/** A point in map units, from the top left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

interface Box extends MapPoint, MapSize {}

/**
 * The visible part of a map: its zoom relative to the whole (1), and its centre, as shares of the map's size.
 */
export interface MapView extends MapPoint {
  readonly zoom: number;
}

export const wholeMap: MapView = { zoom: 1, x: 0.5, y: 0.5 };

/** The box around points, with space around them; null without points. */
export function boxAround(points: readonly MapPoint[], padding: number): Box | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - padding, Math.min(...ys) - padding];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + padding - left,
    height: Math.max(...ys) + padding - top,
  };
}

/**
 * The maximum zoom, relative to the whole map.
 *
 * @param mostPixels screen pixels per map unit (behaviour: routes#map)
 * @param shownWidth width of the whole map in screen pixels
 */
export const mostZoom = (map: MapSize, mostPixels: number, shownWidth: number): number =>
  shownWidth === 0 ? 1 : Math.max(1, (mostPixels * map.width) / shownWidth);

/** The view that fills the map's frame with a box, as far as the zoom allows. */
export function viewOf(box: Box | null, map: MapSize, most: number): MapView {
  if (!box) return wholeMap;
  const zoom = Math.min(most, map.width / Math.max(box.width, 1), map.height / Math.max(box.height, 1));
  return within({
    zoom,
    x: (box.x + box.width / 2) / map.width,
    y: (box.y + box.height / 2) / map.height,
  });
}

/** Never beyond the edges of the map. */
export function within({ zoom, x, y }: MapView, most = Number.POSITIVE_INFINITY): MapView {
  const kept = Math.min(Math.max(zoom, 1), Math.max(most, 1));
  const edge = 0.5 / kept;
  const inside = (share: number) => Math.min(Math.max(share, edge), 1 - edge);
  return { zoom: kept, x: inside(x), y: inside(y) };
}

/**
 * Zooms by a factor around a point that keeps its place on screen.
 *
 * @param at shares of the frame, from its top left corner
 */
export function zoomedAt(view: MapView, factor: number, at: MapPoint, most: number): MapView {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), Math.max(most, 1));
  const stay = (center: number, place: number) => center + (place - 0.5) * (1 / view.zoom - 1 / zoom);
  return within({ zoom, x: stay(view.x, at.x), y: stay(view.y, at.y) });
}

/** The point of the map under a point of the frame, in map units. */
export const pointAt = (view: MapView, at: MapPoint, map: MapSize): MapPoint => ({
  x: (view.x + (at.x - 0.5) / view.zoom) * map.width,
  y: (view.y + (at.y - 0.5) / view.zoom) * map.height,
});

/** Whether a point of the map is in the frame. */
export function isSeen(view: MapView, { x, y }: MapPoint, map: MapSize): boolean {
  const reach = 0.5 / view.zoom;
  return Math.abs(x / map.width - view.x) <= reach && Math.abs(y / map.height - view.y) <= reach;
}
