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

it('compares no more than it takes to sort', () => {
  let compared = 0;
  const items = Array.from({ length: 2_000 }, (_, index) => (index * 7919) % 500);
  rankItems(items, (a, b) => {
    compared += 1;
    return b - a;
  });
  expect(compared).toBeLessThan(30_000);
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
