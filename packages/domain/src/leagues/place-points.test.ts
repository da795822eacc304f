import { neverRises, placePoints } from './place-points.ts';

it.each([
  ['the winner', 1, 1, 100],
  ['a tie', 2, 2, 72.5],
  ['a tie across the last place', 30, 2, 0.5],
  ['a place behind the last', 31, 1, 0],
])('gives %s its points', (_name, position, sharers, points) => {
  expect(placePoints(position, sharers)).toBe(points);
});

it.each([
  ['two 6th', 6, 2, 45, 47],
  ['three 11th', 11, 3, 28, 31],
  ['two 30th', 30, 2, 0, 1],
  ['two 15th', 15, 2, 21, 22],
])('pays %s the mean rounded down, or in full', (_name, position, sharers, floor, full) => {
  expect(placePoints(position, sharers, undefined, 'MEAN_FLOOR')).toBe(floor);
  expect(placePoints(position, sharers, undefined, 'FULL')).toBe(full);
});

it('takes the points that a league has set', () => {
  expect([1, 2, 3].map((position) => placePoints(position, 1, [10, 5]))).toEqual([10, 5, 0]);
});

it.each([
  [[10, 5, 5, 0], true],
  [[10, 11], false],
  [[], true],
])('knows whether %j never rises', (values, expected) => expect(neverRises(values)).toBe(expected));
