import { scoreCells, scoreColumns } from './layout.ts';

it('splits IFSC_RANKING into four columns and shows tries positive', () => {
  expect(scoreColumns('IFSC_RANKING').map(({ label }) => label)).toEqual(['T', 'Z', 'TA', 'ZA']);
  expect(scoreCells({ scoreText: '3T4z 7 8', scoreTuple: [3, 4, -7, -8] }, 'IFSC_RANKING')).toEqual([
    '3',
    '4',
    '7',
    '8',
  ]);
  expect(scoreCells({ scoreText: '', scoreTuple: null }, 'IFSC_RANKING')).toEqual(['', '', '', '']);
});

it.each(['DEFAULT', 'IFSC_SPORT', 'IFSC_BOULDER_2025', 'IFSC_LEAD'] as const)(
  'shows %s in one column',
  (system) => {
    expect(scoreColumns(system).map(({ label }) => label)).toEqual(['Score']);
    expect(scoreCells({ scoreText: '94.2', scoreTuple: null }, system)).toEqual(['94.2']);
  },
);
