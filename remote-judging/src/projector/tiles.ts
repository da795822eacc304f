import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { sharedPlaces } from '@topout/domain';

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
      known: board !== undefined,
      ranking: board?.scoringSystem === 'IFSC_RANKING',
    }));
  });
}

/** The height of a category's name with the space above it, in rows. */
const headRows = 1.35;

/** Tiles below each other. */
export type TileColumn = readonly Tile[];

/**
 * Tiles in columns, in order: a tile uses the space left below the previous ones, so that many small
 * categories share a page.
 *
 * @param rowsPerTile the rows that fit in a column below one name
 */
export function columnsOf(tiles: readonly Tile[], rowsPerTile: number): TileColumn[] {
  const columns: Tile[][] = [];
  let left = 0;
  for (const tile of tiles) {
    const needs = headRows + Math.max(1, tile.rows.length);
    if (columns.length === 0 || needs > left) {
      columns.push([]);
      left = headRows + rowsPerTile;
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

export interface Fit {
  readonly columns: number;
  readonly rows: number;
  /** Pixels. */
  readonly rowHeight: number;
}

/** Above and below the rows: title bar, category, footer; in rows. */
const framedRows = 3.95;

/** A message above the boards, in rows. */
const messageRows = 1.6;

/**
 * How much fits on a screen: whole rows only, each about a fifteenth of its height, so that people in the
 * last seat can read them.
 *
 * @param wanted the columns requested; null = as many as fit
 */
export function fitTo(width: number, height: number, wanted: number | null, hasMessage: boolean): Fit {
  const rowHeight = Math.max(44, Math.round(height / 15));
  const columns = wanted ?? Math.max(1, Math.min(3, Math.floor(width / (rowHeight * 11))));
  const framed = framedRows + (hasMessage ? messageRows : 0);
  return { columns, rows: Math.max(3, Math.floor(height / rowHeight - framed)), rowHeight };
}

/** The categories to show, in the requested order; all by default. */
export function chosenOf<C extends Category>(all: readonly C[], wanted: readonly string[]): readonly C[] {
  const chosen = wanted.flatMap((uuid) => all.filter((category) => category.uuid === uuid));
  return chosen.length > 0 ? chosen : all;
}
