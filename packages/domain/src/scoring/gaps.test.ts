import { gapsOf } from './gaps.ts';

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
