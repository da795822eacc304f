import { spreadPins } from './spread-pins.ts';

const map = { width: 400, height: 300 };

const nearest = (points: readonly { readonly x: number; readonly y: number }[]) =>
  Math.min(
    ...points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

it('leaves points alone that have room', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ];
  expect(spreadPins(points, 30, map)).toEqual(points);
});

it('moves two apart that lie on each other, by half each', () => {
  expect(
    spreadPins(
      [
        { x: 100, y: 50 },
        { x: 110, y: 50 },
      ],
      30,
      map,
    ),
  ).toEqual([
    { x: 90, y: 50 },
    { x: 120, y: 50 },
  ]);
});

it('parts a whole cluster, also where all are in one place', () => {
  const cluster = Array.from({ length: 8 }, (_, index) => ({ x: 100 + index * 9, y: 60 + (index % 3) * 7 }));
  expect(nearest(spreadPins(cluster, 30, map))).toBeGreaterThan(24);
  const same = { x: 200, y: 150 };
  expect(nearest(spreadPins([same, same], 30, map))).toBeCloseTo(30);
});

it('moves none over the edge of the map', () => {
  const atTheEdge = [0, 4, 8].map((y) => ({ x: 398, y: 150 + y }));
  for (const { x } of spreadPins(atTheEdge, 30, map)) expect(x).toBeLessThanOrEqual(398);
});

it('knows no distance before the map is laid out', () => {
  const same = { x: 5, y: 5 };
  expect(spreadPins([same, same], 0, map)).toEqual([same, same]);
});
