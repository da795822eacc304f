import { readHandicap } from './read-handicap.ts';

it.each([
  ['1.2', 120],
  ['× 1,15', 115],
  ['1', 100],
  ['120 %', 120],
  ['120', 120],
  ['0.5', 50],
  ['20 %', 20],
  ['20', null],
  ['+20 %', null],
  ['+1.2', null],
  ['1.255', null],
  ['0', null],
  ['1000', null],
  ['-1', null],
  ['easy', null],
])('reads %s as a factor', (text, percent) => {
  const read = readHandicap(text, 'factor');
  expect(read?.handicapPercent ?? null).toBe(percent);
});

it.each([
  ['30', 30],
  ['+30', 30],
  ['−30', -30],
  ['0', 0],
  ['1.5', null],
  ['30 %', null],
  ['100001', null],
])('reads %s as points', (text, points) => {
  const read = readHandicap(text, 'points');
  expect(read?.handicapPoints ?? null).toBe(points);
});

it('reads none where none counts', () => {
  expect(readHandicap('1.2', 'none')).toBeUndefined();
});
