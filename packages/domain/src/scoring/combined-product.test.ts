import { rankByProduct } from './combined-product.ts';

it('ranks by the product of ranks, the lower first', () => {
  expect(
    rankByProduct([
      [3, 1, 11],
      [1, 2, 3],
      [8, 8, 8],
    ]),
  ).toEqual([
    { product: 33, rank: 2 },
    { product: 6, rank: 1 },
    { product: 512, rank: 3 },
  ]);
});

it('splits equal products by who is ahead in more disciplines', () => {
  expect(
    rankByProduct([
      [1, 6, 4],
      [2, 4, 3],
    ]).map(({ rank }) => rank),
  ).toEqual([2, 1]);
  expect(
    rankByProduct([
      [1, 2],
      [2, 1],
    ]).map(({ rank }) => rank),
  ).toEqual([1, 1]);
});
