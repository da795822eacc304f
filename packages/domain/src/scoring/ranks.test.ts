import { array, assert, integer, property } from 'fast-check';
import { fractionalRank, rankItems, sharedPlaces } from './ranks.ts';

const descending = (a: number, b: number) => b - a;

it('skips after a tie, whose places are shared', () => {
  expect(rankItems([10, 30, 20, 20], descending)).toEqual([
    { item: 10, rank: 4, mean: 4 },
    { item: 30, rank: 1, mean: 1 },
    { item: 20, rank: 2, mean: 2.5 },
    { item: 20, rank: 2, mean: 2.5 },
  ]);
});

it.each([
  [5, 2, 5.5],
  [1, 3, 2],
  [7, 1, 7],
])('has for rank %i of %i tied %d', (rank, tied, mean) => expect(fractionalRank(rank, tied)).toBe(mean));

it('knows the places on which several stand', () => {
  const rows = [1, 2, 2, 4, 4, 4, 7, null, null].map((position) => ({ position }));
  expect([...sharedPlaces(rows)]).toEqual([2, 4]);
});

it('gives all places, none twice', () => {
  assert(
    property(array(integer({ min: 0, max: 5 })), (values) => {
      const sum = rankItems(values, descending).reduce((all, { mean }) => all + mean, 0);
      expect(sum).toBe((values.length * (values.length + 1)) / 2);
    }),
  );
});
