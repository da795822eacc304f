import { placePoints } from './place-points.ts';

it.each([
  ['the winner', 1, 1, 100],
  ['a tie', 2, 2, 72.5],
  ['a tie across the last place', 30, 2, 0.5],
  ['a place behind the last', 31, 1, 0],
])('gives %s its points', (_name, position, sharers, points) => {
  expect(placePoints(position, sharers)).toBe(points);
});
