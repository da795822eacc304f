import { leaderFigure } from './leader-figure.ts';

it.each([
  ['3808 pts', null, '3808'],
  ['4T6Z', [4, 6, -9, -8], '4T 6Z'],
  ['', null, ''],
  ['FALSE START (5.121)', null, 'FALSE START'],
])('shortens "%s"', (scoreText, scoreTuple, figure) =>
  expect(leaderFigure({ scoreText, scoreTuple })).toBe(figure),
);
