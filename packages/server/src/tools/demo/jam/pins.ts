import type { Point } from '../gym/walls.ts';

const along = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.round(from.x + ((to.x - from.x) * index) / (count - 1)),
    y: Math.round(from.y + ((to.y - from.y) * index) / (count - 1)),
  }));

const around = (middle: Point, radius: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return {
      x: Math.round(middle.x + radius.x * Math.cos(angle)),
      y: Math.round(middle.y + radius.y * Math.sin(angle)),
    };
  });

/** Places for forty-five boulders: along the long wall, around the free-standing one, down the cave and the slab. */
const places = [
  ...along({ x: 470, y: 152 }, { x: 1064, y: 152 }, 16),
  ...around({ x: 728, y: 416 }, { x: 156, y: 120 }, 14),
  ...along({ x: 1044, y: 284 }, { x: 1036, y: 648 }, 8),
  ...along({ x: 984, y: 690 }, { x: 744, y: 694 }, 7),
];

/** Steps from one boulder's place to the next one's: every wall gets boulders of every circuit. */
const stride = 7;

/** Where the boulder at this place in the list hangs, in units of the floor map. */
export const pinOf = (index: number): Point => places[(index * stride) % places.length] ?? { x: 0, y: 0 };
