import type { Leaderboard, LeaderboardRow } from '@topout/api-client';

interface Category {
  readonly uuid: string;
  readonly name: string;
}

/** One page of one category. */
export interface Tile {
  readonly category: Category;
  readonly rows: readonly LeaderboardRow[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** All pages of all categories, in order; a category without anybody has one empty page. */
export function tilesOf(
  categories: readonly Category[],
  boards: ReadonlyMap<string, Leaderboard>,
  rowsPerTile: number,
): Tile[] {
  return categories.flatMap((category) => {
    const rows = boards.get(category.uuid)?.rows ?? [];
    const pages = Math.max(1, Math.ceil(rows.length / rowsPerTile));
    return Array.from({ length: pages }, (_, index) => ({
      category,
      rows: rows.slice(index * rowsPerTile, (index + 1) * rowsPerTile),
      page: index + 1,
      pages,
    }));
  });
}

/** The tiles of one turn, side by side. Turns go on for ever. */
export function turnOf(tiles: readonly Tile[], columns: number, turn: number): readonly Tile[] {
  const turns = Math.max(1, Math.ceil(tiles.length / columns));
  const start = (turn % turns) * columns;
  return tiles.slice(start, start + columns);
}

export interface Fit {
  readonly columns: number;
  readonly rows: number;
  /** Pixels. */
  readonly rowHeight: number;
}

/** Above and below the rows: title bar, category, footer; in rows. */
const framedRows = 4.2;

/** How much fits on a screen: whole rows only, each about a fifteenth of its height, so that the last seat can read them. */
export function fitTo(width: number, height: number): Fit {
  const rowHeight = Math.max(44, Math.round(height / 15));
  const columns = Math.max(1, Math.min(3, Math.floor(width / (rowHeight * 11))));
  const rows = Math.max(3, Math.floor(height / rowHeight - framedRows));
  return { columns, rows, rowHeight };
}
