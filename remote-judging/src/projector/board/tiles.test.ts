import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { columnsFor, fitTo, headRows } from './fit.ts';
import { chosenOf, columnsOf, rowsPerTile, tilesOf, turnOf, turnWithClock } from './tiles.ts';

const women = { uuid: 'w', name: 'Women' };
const men = { uuid: 'm', name: 'Men' };
const row = (index: number) => ({ entry: String(index) }) as LeaderboardRow;
const board = (category: string, length: number) =>
  ({ category, rows: Array.from({ length }, (_, index) => row(index)) }) as Leaderboard;
const boards = new Map([['w', board('w', 25)]]);
const said = (tiles: ReturnType<typeof tilesOf>) =>
  tiles.map(({ category, rows, page, pages }) => `${category.name} ${rows.length} ${page}/${pages}`);

it('makes pages of whole rows, and one of a category whose board is on its way', () => {
  expect(said(tilesOf([women, men], boards, 10))).toEqual([
    'Women 10 1/3',
    'Women 10 2/3',
    'Women 5 3/3',
    'Men 0 1/1',
  ]);
  expect(tilesOf([women], boards, 10).map(({ from, total }) => [from, total])).toEqual([
    [1, 25],
    [11, 25],
    [21, 25],
  ]);
});

it('gives no room to a category that nobody entered, unless nobody entered any', () => {
  const empty = new Map([...boards, ['m', board('m', 0)]]);
  expect(said(tilesOf([women, men], empty, 25))).toEqual(['Women 25 1/1']);
  expect(said(tilesOf([men], empty, 25))).toEqual(['Men 0 1/1']);
});

it('knows the places that are shared with somebody on another page', () => {
  const rows = [1, 2, 2].map((position, index) => ({ ...row(index), position }));
  const tied = new Map([['w', { ...board('w', 0), rows }]]);
  expect(tilesOf([women], tied, 2).map(({ shared }) => [...shared])).toEqual([[2], [2]]);
});

it('knows which boards are here, so that nobody is told that one is empty', () => {
  expect(tilesOf([women, men], boards, 25).map(({ known }) => known)).toEqual([true, false]);
});

const columns = (tiles: ReturnType<typeof tilesOf>) => columnsOf(tiles, 10);
const saidOf = (turn: ReturnType<typeof turnOf>) => turn.map((column) => said([...column]));

it('shows as many side by side as are asked for, and begins again', () => {
  const tiles = columns(tilesOf([women, men], boards, 9));
  expect([0, 1, 2].map((turn) => saidOf(turnOf(tiles, 2, turn)))).toEqual([
    [['Women 9 1/3'], ['Women 9 2/3']],
    [['Women 7 3/3', 'Men 0 1/1']],
    [['Women 9 1/3'], ['Women 9 2/3']],
  ]);
  expect(saidOf(turnOf(tiles, 2, -1))).toEqual([['Women 7 3/3', 'Men 0 1/1']]);
  expect(turnOf([], 2, 5)).toEqual([]);
});

it('shows the clock after the others, or alone', () => {
  const tiles = columns(tilesOf([women, men], boards, 9));
  const seen = [0, 1, 2, 3, -1].map((turn) => turnWithClock(tiles, 2, turn)?.length ?? 'clock');
  expect(seen).toEqual([2, 1, 'clock', 2, 'clock']);
  expect([0, 1].map((turn) => turnWithClock([], 2, turn))).toEqual([null, null]);
});

it('fills a page with one category, whose name is in the cover, and gives names room side by side', () => {
  expect([1, 2].map((side) => rowsPerTile({ rows: 10, columns: side }))).toEqual([10, 9]);
  expect(saidOf(turnOf(columns(tilesOf([women], boards, 10)), 1, 0))).toEqual([['Women 10 1/3']]);
});

const smallOnes = (count: number, length: number) => {
  const categories = Array.from({ length: count }, (_, index) => ({
    uuid: String(index),
    name: `C${index}`,
  }));
  return { categories, small: new Map(categories.map(({ uuid }) => [uuid, board(uuid, length)])) };
};

it('puts many small categories below each other: fifteen of three people on three pages of a hall', () => {
  const { categories, small } = smallOnes(15, 3);
  const side = columnsFor(
    [...small.values()].map(({ rows }) => rows.length),
    1920,
    1080,
  );
  const fit = fitTo(1920, 1080, side, false);
  const all = columnsOf(tilesOf(categories, small, rowsPerTile(fit)), fit.rows);
  expect(Math.ceil(all.length / side)).toBe(3);
  for (const column of all)
    expect(column.reduce((sum, tile) => sum + tile.rows.length + headRows, 0)).toBeLessThanOrEqual(fit.rows);
});

it.each([
  ['one category', [42], 1],
  ['two, page after page', [20, 14], 1],
  ['two small ones, which share a page', [3, 3], 1],
  ['many small ones', [3, 3, 4, 2, 3], 2],
  ['many of which one is large', [3, 3, 4, 2, 30], 1],
])('gives %s as many columns as can be read', (_name, lengths, side) =>
  expect(columnsFor(lengths, 1920, 1080)).toBe(side),
);

it('never sets small ones side by side on a screen that is higher than wide', () =>
  expect(columnsFor([3, 3, 4, 2, 3, 3, 4, 2, 3, 3], 1080, 1920)).toBe(1));

it.each([
  ['a hall', 1920, 1080, { rows: 10, rowHeight: 82 }],
  ['a laptop', 1280, 720, { rows: 10, rowHeight: 54 }],
  ['a large wall', 3840, 2160, { rows: 10, rowHeight: 164 }],
  ['a tall screen', 1080, 1920, { rows: 16, rowHeight: 98 }],
  ['a phone', 360, 640, { rows: 11, rowHeight: 44 }],
])('fits %s', (_name, width, height, expected) => {
  const { rows, rowHeight } = fitTo(width, height, 1, false);
  expect({ rows: Math.floor(rows), rowHeight }).toEqual(expected);
});

it('makes room for a message, and smaller letters for several columns', () => {
  expect(Math.floor(fitTo(1920, 1080, 1, true).rows)).toBe(8);
  const three = fitTo(1920, 1080, 3, false);
  expect([Math.floor(three.rows), three.rowHeight]).toEqual([14, 57]);
});

it('shows the categories that are asked for, in that order, or all', () => {
  expect(chosenOf([women, men], ['m', 'w', 'gone'])).toEqual([men, women]);
  expect(chosenOf([women, men], [])).toEqual([women, men]);
});
