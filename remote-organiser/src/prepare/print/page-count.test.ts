import { pagesOf } from './page-count.ts';

const sheet = (height: number, half = false) => ({ height: height + 80, half });

it.each([
  ['one each', [sheet(300), sheet(900)], null, 2],
  ['more for a long one', [sheet(300), sheet(2100)], null, 4],
  ['one for two halves', [sheet(300, true), sheet(300, true), sheet(300, true)], null, 2],
  ['as many as they fill, compact', [sheet(300), sheet(300), sheet(300)], 1, 1],
  ['fewer in two columns', [sheet(1032), sheet(1032)], 2, 1],
  ['one more where two are too high for a column, compact', [sheet(600), sheet(600), sheet(600)], 2, 2],
  ['what a sheet repeats on its next page', [{ ...sheet(1000 + 1000), head: 60 }], 1, 2],
  ['and a page more when that is too much', [{ ...sheet(1032 + 1000), head: 60 }], 1, 3],
  ['one for what has its size on paper', [{ ...sheet(2400), fixed: true }, sheet(300)], null, 2],
  ['none for nothing', [], null, 0],
])('takes %s', (_what, sheets, columns, pages) => {
  expect(pagesOf(sheets, columns)).toBe(pages);
});
