import { generalRanking } from './general-ranking.ts';

const round = (ranked: readonly (readonly [string, number])[], notStarted: readonly string[] = []) => ({
  ranked: ranked.map(([entry, rank]) => ({ entry, rank })),
  notStarted,
});

it('puts finalists in the order of the final, then the others round by round', () => {
  const ranks = generalRanking([
    round([
      ['b', 1],
      ['a', 2],
    ]),
    round([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 3],
      ['e', 5],
    ]),
    round([
      ['e', 1],
      ['d', 1],
      ['c', 3],
      ['b', 4],
      ['a', 5],
      ['g', 6],
      ['f', 6],
    ]),
  ]);
  expect(ranks.map(({ entry, rank }) => `${entry} ${rank}`)).toEqual([
    'b 1',
    'a 2',
    'c 3',
    'd 3',
    'e 5',
    'g 6',
    'f 6',
  ]);
});

it('puts who did not start a round behind its starters and before all who did not qualify for it', () => {
  const ranks = generalRanking([
    round([['a', 1]], ['b']),
    round(
      [
        ['a', 1],
        ['b', 2],
      ],
      ['c', 'd'],
    ),
    round(
      [
        ['d', 1],
        ['c', 2],
        ['b', 3],
        ['a', 4],
        ['e', 5],
      ],
      ['x'],
    ),
  ]);
  expect(ranks.map(({ entry, rank }) => `${entry} ${rank}`)).toEqual(['a 1', 'b 2', 'c 3', 'd 3', 'e 5']);
});
