import { array, assert, integer, property } from 'fast-check';
import { compareSport, sportScore } from './sport.ts';

it.each([
  [[3, 4], '1.73'],
  [[3, 8], '2.45'],
  [[12, 10], '5.48'],
  [[126, 140], '66.41'],
  [[109, 122], '57.66'],
  [[9], '4.50'],
  [[2, 2, 2], '1.00'],
  [[3, 0, 4, 0], '1.73'],
])('shows the mean of doubled ranks %j as %s', (doubled, text) =>
  expect(sportScore(doubled).text).toBe(text),
);

it('orders as the exact products do, on as many routes as there may be', () => {
  const ranks = array(integer({ min: 2, max: 4000 }), { minLength: 40, maxLength: 40 });
  const product = (doubled: readonly number[]) => doubled.reduce((all, rank) => all * BigInt(rank), 1n);
  assert(
    property(ranks, ranks, integer({ min: 0, max: 39 }), (a, other, kept) => {
      // Mostly the same ranks in another order, so that logarithms alone could not tell them apart.
      const b = [...other.slice(0, 40 - kept), ...a.slice(0, kept).toReversed()];
      const [first, second] = [product(a), product(b)];
      const expected = first === second ? 0 : first < second ? -1 : 1;
      expect(Math.sign(compareSport(sportScore(a), sportScore(b)))).toBe(expected);
      expect(compareSport(sportScore(a), sportScore(a.toReversed()))).toBe(0);
    }),
  );
});

it('tells products apart that differ by one in 10^15', () => {
  // n² - 1 against n²: (n - 1)(n + 1) is always one less.
  const n = 31_622_777;
  expect(compareSport(sportScore([n - 1, n + 1]), sportScore([n, n]))).toBe(-1);
  expect(compareSport(sportScore([n, n]), sportScore([n - 1, n + 1]))).toBe(1);
});
