import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { chosenOf, columnsOf, fitTo, tilesOf, turnOf } from './tiles.ts';

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

it('shows as many side by side as fit, and begins again', () => {
  const tiles = columns(tilesOf([women, men], boards, 10));
  expect([0, 1, 2].map((turn) => saidOf(turnOf(tiles, 2, turn)))).toEqual([
    [['Women 10 1/3'], ['Women 10 2/3']],
    [['Women 5 3/3', 'Men 0 1/1']],
    [['Women 10 1/3'], ['Women 10 2/3']],
  ]);
  expect(saidOf(turnOf(tiles, 2, -1))).toEqual([['Women 5 3/3', 'Men 0 1/1']]);
  expect(turnOf([], 2, 5)).toEqual([]);
});

it('puts many small categories below each other: fifteen of three people on four pages of a hall', () => {
  const categories = Array.from({ length: 15 }, (_, index) => ({ uuid: String(index), name: `C${index}` }));
  const small = new Map(categories.map(({ uuid }) => [uuid, board(uuid, 3)]));
  const { columns: side, rows } = fitTo(1920, 1080, null, false);
  const all = columnsOf(tilesOf(categories, small, rows), rows);
  expect(Math.ceil(all.length / side)).toBe(4);
  for (const column of all)
    expect(column.reduce((sum, tile) => sum + tile.rows.length + 1.35, 0)).toBeLessThanOrEqual(rows + 1.35);
});

it.each([
  ['a hall', 1920, 1080, { columns: 2, rows: 11, rowHeight: 72 }],
  ['a laptop', 1280, 720, { columns: 2, rows: 11, rowHeight: 48 }],
  ['a tall screen', 1080, 1920, { columns: 1, rows: 11, rowHeight: 128 }],
  ['a phone', 360, 640, { columns: 1, rows: 10, rowHeight: 44 }],
])('fits %s', (_name, width, height, fit) => expect(fitTo(width, height, null, false)).toEqual(fit));

it('makes room for a message, and as many columns as are asked for', () => {
  expect(fitTo(1920, 1080, 3, true)).toEqual({ columns: 3, rows: 9, rowHeight: 72 });
});

it('shows the categories that are asked for, in that order, or all', () => {
  expect(chosenOf([women, men], ['m', 'w', 'gone'])).toEqual([men, women]);
  expect(chosenOf([women, men], [])).toEqual([women, men]);
});
