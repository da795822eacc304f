import {
  boxAround,
  isSeen,
  type MapView,
  mostZoom,
  pointAt,
  viewOf,
  wholeMap,
  within,
  zoomedAt,
} from './map-view.ts';

const map = { width: 1000, height: 500 };
const middle = { x: 0.5, y: 0.5 };

it('puts a box around points, with room around them', () => {
  expect(
    boxAround(
      [
        { x: 100, y: 50 },
        { x: 300, y: 90 },
      ],
      30,
    ),
  ).toEqual({ x: 70, y: 20, width: 260, height: 100 });
  expect(boxAround([], 30)).toBeNull();
});

it.each([
  ['a map larger than its place may be enlarged to its own size and three times that', 3, 500, 6],
  ['to its own size alone in numbering', 1, 500, 2],
  ['a small map in a large place fills it and no more', 1, 2000, 1],
  ['nothing is known before it is laid out', 3, 0, 1],
])('%s', (_name, mostPixels, shown, zoom) => expect(mostZoom(map, mostPixels, shown)).toBe(zoom));

it.each([
  ['the whole map without a box', null, 6, wholeMap],
  ['a box as large as it goes', { x: 400, y: 200, width: 200, height: 100 }, 6, { zoom: 5, x: 0.5, y: 0.5 }],
  ['no closer than allowed', { x: 400, y: 200, width: 200, height: 100 }, 2, { zoom: 2, x: 0.5, y: 0.5 }],
  [
    'a corner without what is beyond it',
    { x: 0, y: 0, width: 100, height: 50 },
    4,
    { zoom: 4, x: 0.125, y: 0.125 },
  ],
  ['a box of one point', { x: 500, y: 250, width: 0, height: 0 }, 6, { zoom: 6, x: 0.5, y: 0.5 }],
  ['the whole map for a box that is larger', { x: -30, y: -30, width: 1060, height: 560 }, 6, wholeMap],
])('shows %s', (_name, box, most, view) => expect(viewOf(box, map, most)).toEqual(view));

it('keeps the place under the pointer where it is', () => {
  const at = { x: 0.2, y: 0.7 };
  const before = pointAt({ zoom: 2, x: 0.5, y: 0.5 }, at, map);
  const view = zoomedAt({ zoom: 2, x: 0.5, y: 0.5 }, 1.5, at, 6);
  const after = pointAt(view, at, map);
  expect(view.zoom).toBe(3);
  expect([after.x, after.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)]);
});

it.each<[string, MapView, MapView]>([
  ['beyond the left edge', { zoom: 2, x: 0, y: 0.5 }, { zoom: 2, x: 0.25, y: 0.5 }],
  ['out of the whole', { zoom: 0.5, x: 0.9, y: 0.5 }, wholeMap],
])('does not go %s', (_name, view, expected) => expect(within(view)).toEqual(expected));

it('knows what is in the frame', () => {
  const view = { zoom: 4, x: 0.25, y: 0.5 };
  expect([isSeen(view, { x: 250, y: 250 }, map), isSeen(view, { x: 500, y: 250 }, map)]).toEqual([
    true,
    false,
  ]);
  expect(zoomedAt(view, 0.01, middle, 6)).toEqual(wholeMap);
});
