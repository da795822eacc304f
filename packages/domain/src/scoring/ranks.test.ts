import { array, assert, integer, property } from 'fast-check';
import { competitionRanks, fractionalRank, fractionalRanks } from './ranks.ts';

const descending = (a: number, b: number) => b - a;

it('skips after a tie', () => {
  expect(competitionRanks([10, 30, 20, 20], descending)).toEqual([4, 1, 2, 2]);
});

it.each([
  [5, 2, 5.5],
  [1, 3, 2],
  [7, 1, 7],
])('has for rank %i of %i tied %d', (rank, tied, mean) => expect(fractionalRank(rank, tied)).toBe(mean));

it('shares all places, none twice', () => {
  assert(
    property(array(integer({ min: 0, max: 5 })), (values) => {
      const sum = fractionalRanks(values, descending).reduce((all, rank) => all + rank, 0);
      expect(sum).toBe((values.length * (values.length + 1)) / 2);
    }),
  );
});
