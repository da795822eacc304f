import { decimalsOf, gapsOf, tellsGaps } from './gaps.ts';

const rows = (...scores: [position: number | null, scoreText: string][]) =>
  scores.map(([position, scoreText]) => ({ position, scoreText }));

it('counts from the place above, and calls a shared place level', () => {
  const board = rows([1, '100 pts'], [2, '90 pts'], [2, '90 pts'], [4, '70 pts'], [null, '']);
  expect(gapsOf(board, false)).toEqual([null, 10, 'level', 20, null]);
});

it('counts decimals as they print, and upwards where smaller scores are better', () => {
  expect(gapsOf(rows([1, '99.7'], [2, '84.8']), false)).toEqual([null, 14.9]);
  expect(gapsOf(rows([1, '1.41'], [2, '3']), true)).toEqual([null, 1.59]);
});

it('calls the same score level, also where earlier rounds or attempts part the places', () =>
  expect(gapsOf(rows([1, '84.8'], [2, '84.8'], [3, '84.7']), false)).toEqual([null, 'level', 0.1]));

it('says nothing where scores are no figures, or belong to different starting groups', () => {
  expect(gapsOf(rows([1, 'TOP'], [2, '40+']), false)).toEqual([null, null]);
  expect(gapsOf(rows([1, '50 pts'], [1, '60 pts'], [3, '70 pts']), false)).toEqual([null, null, null]);
});

it('prints gaps as finely as scores', () => {
  expect(decimalsOf(rows([1, '7.00'], [2, '7.10'], [3, 'FALL']))).toBe(2);
  expect(decimalsOf(rows([1, '5.051'], [2, '5.10 (5.2345)']))).toBe(3);
  expect(decimalsOf(rows([1, '50 pts'], [null, '']))).toBe(0);
});

it('counts the sum of a combined score', () =>
  expect(gapsOf(rows([1, '155.2 (63.1 + 92.1)'], [2, '150 (60 + 90)']), false)).toEqual([null, 5.2]));

it('has no gaps where the round decides before the time', () => {
  expect(tellsGaps('IFSC_SPEED_FINAL')).toBe(false);
  expect(tellsGaps('IFSC_SPEED')).toBe(true);
});
