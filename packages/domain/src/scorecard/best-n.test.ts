import { bestRoutes, gainOf } from './best-n.ts';

const scores = new Map([
  ['a', 100],
  ['b', 40],
  ['c', 120],
  ['d', 40],
]);

it.each([
  [null, 'c a b d'],
  [3, 'c a b'],
  [1, 'c'],
  [9, 'c a b d'],
])('counts the best %s: %s', (bestN, expected) =>
  expect([...bestRoutes(scores, bestN)].join(' ')).toBe(expected),
);

it.each([
  ['a new route, where all count', null, 'e', 50, 50],
  ['a new route in place of the least', 3, 'e', 50, 10],
  ['a new route worth less than all that count', 3, 'e', 30, 0],
  ['a better result on a route that counts', 3, 'a', 120, 20],
  ['a better result on a route that did not count', 3, 'd', 100, 60],
  ['no better result', 3, 'c', 120, 0],
])('says what %s brings', (_what, bestN, route, score, gain) =>
  expect(gainOf(scores, bestN, route, score)).toBe(gain),
);
