import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { sharedPlaces } from '@topout/domain';
import { headRows } from './fit.ts';

interface Category {
  readonly uuid: string;
  readonly name: string;
}

/** One page of one category. */
export interface Tile {
  readonly category: Category;
  readonly rows: readonly LeaderboardRow[];
  /** Places shared by several, on this page or another. */
  readonly shared: ReadonlySet<number | null>;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Place of its first row in the order of the board, from 1. */
  readonly from: number;
  /** Rows of all pages. */
  readonly total: number;
  /** Its board has arrived. */
  readonly known: boolean;
  /** Scored by tops, zones and the tries to each. */
  readonly ranking: boolean;
}

/**
 * All pages of all categories, in order. An empty category takes no room from the others; if all are empty,
 * each has an empty page.
 */
export function tilesOf(
  categories: readonly Category[],
  boards: ReadonlyMap<string, Leaderboard>,
  rowsPerTile: number,
): Tile[] {
  const isEmpty = ({ uuid }: Category) => boards.get(uuid)?.rows.length === 0;
  const shown = categories.every(isEmpty) ? categories : categories.filter((category) => !isEmpty(category));
  return shown.flatMap((category) => {
    const board = boards.get(category.uuid);
    const rows = board?.rows ?? [];
    const shared = sharedPlaces(rows);
    const pages = Math.max(1, Math.ceil(rows.length / rowsPerTile));
    return Array.from({ length: pages }, (_, index) => ({
      category,
      rows: rows.slice(index * rowsPerTile, (index + 1) * rowsPerTile),
      shared,
      page: index + 1,
      pages,
      from: index * rowsPerTile + 1,
      total: rows.length,
      known: board !== undefined,
      ranking: board?.scoringSystem === 'IFSC_RANKING',
    }));
  });
}

/** Tiles below each other. */
export type TileColumn = readonly Tile[];

/** The rows of one category in a column. Alone on its page, its name is in the cover and takes none of them. */
export const rowsPerTile = ({ rows, columns }: { readonly rows: number; readonly columns: number }): number =>
  Math.max(1, Math.floor(columns === 1 ? rows : rows - headRows));

/**
 * Tiles in columns, in order: a tile uses the space left below the previous ones, so that many small
 * categories share a page.
 *
 * @param rows that fit in a column, names included
 */
export function columnsOf(tiles: readonly Tile[], rows: number): TileColumn[] {
  const columns: Tile[][] = [];
  let left = 0;
  for (const tile of tiles) {
    const needs = headRows + Math.max(1, tile.rows.length);
    if (columns.length === 0 || needs > left) {
      columns.push([]);
      left = rows;
    }
    columns.at(-1)?.push(tile);
    left -= needs;
  }
  return columns;
}

/** The columns of one turn, side by side. Turns continue for ever, and may go back. */
export function turnOf(all: readonly TileColumn[], columns: number, turn: number): readonly TileColumn[] {
  const turns = Math.max(1, Math.ceil(all.length / columns));
  const start = (((turn % turns) + turns) % turns) * columns;
  return all.slice(start, start + columns);
}

/**
 * The columns of one turn where the clock has a page of its own, after the others.
 *
 * @returns null = the clock's
 */
export function turnWithClock(
  all: readonly TileColumn[],
  columns: number,
  turn: number,
): readonly TileColumn[] | null {
  const turns = Math.ceil(all.length / columns) + 1;
  const at = ((turn % turns) + turns) % turns;
  return at === turns - 1 ? null : turnOf(all, columns, at);
}

/** The categories to show, in the requested order; all by default. */
export function chosenOf<C extends Category>(all: readonly C[], wanted: readonly string[]): readonly C[] {
  const chosen = wanted.flatMap((uuid) => all.filter((category) => category.uuid === uuid));
  return chosen.length > 0 ? chosen : all;
}
