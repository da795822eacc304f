import { readRound } from './round-file.ts';

const aRound = (format: string, ...competitors: object[]) =>
  readRound(
    JSON.stringify({
      competition: 'Cup',
      year: 2026,
      category: 'Women',
      round: 'final',
      format,
      countback: [],
      competitors: competitors.map((one, index) => ({ id: `c${index}`, ...one })),
    }),
  ).competitors.map(({ status }) => status);

it('keeps what was reached of whoever did not finish, and nothing of whoever was disqualified', () =>
  expect(aRound('lead', ...['ok', 'DNF', 'DNS', 'DSQ', 'DQB'].map((status) => ({ status })))).toEqual([
    'ok',
    'ok',
    'DNS',
    'DSQ',
    'DSQ',
  ]));

it('takes whoever has a place in speed for a starter, but not if they were disqualified', () =>
  expect(
    aRound(
      'combined-product',
      { status: 'DNS', speed_rank: 3 },
      { status: 'DNS' },
      { status: 'DQB', speed_rank: 4 },
    ),
  ).toEqual(['ok', 'DNS', 'DSQ']));
