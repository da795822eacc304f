/*
 * What fits on a screen. Everything is measured in units: a hall is 1,080 of them high, and what is drawn there was
 * designed for a screen of 1,920 × 1,080.
 */

/** Units. */
const heights = { cover: 150, message: 130, row: 82, foot: 110 } as const;

/** The name of a category above its rows, where several share a page; in rows. */
export const headRows = 0.8;

export interface Fit {
  readonly columns: number;
  /** Between cover and foot; in rows, and rarely a whole number of them. */
  readonly rows: number;
  /** Pixels. */
  readonly unit: number;
  /** Pixels of a unit of the boards: side by side they are smaller. */
  readonly boardUnit: number;
  /** Pixels. */
  readonly rowHeight: number;
}

/** How large boards are side by side, so that names remain whole. */
const sizes = [1, 0.85, 0.7] as const;

/** No row is lower than this, whatever the screen; pixels. */
const smallestRow = 44;

/** A screen that is higher than wide has the letters of one that is this many units wide. */
const narrowest = 900;

/**
 * How much fits on a screen: whole rows only, ten of them in a hall, so that people in the last seat can read them.
 *
 * @param columns side by side, from 1 to 3
 */
export function fitTo(width: number, height: number, columns: number, hasMessage: boolean): Fit {
  const unit = Math.max(Math.min(height / 1_080, width / narrowest), smallestRow / heights.row);
  const boardUnit = unit * (sizes[columns - 1] ?? 0.7);
  // A hair of tolerance: 720 pixels are ten rows too.
  const rowHeight = Math.floor(boardUnit * heights.row + 0.01);
  const taken = heights.cover + heights.foot + (hasMessage ? heights.message : 0);
  return {
    columns,
    rows: Math.max(3, (height - taken * unit) / rowHeight + 0.01),
    unit,
    boardUnit,
    rowHeight,
  };
}

/** A category of so few rows shares its page. */
const few = 4;

/**
 * How many boards stand side by side where nobody asked for a number. One: it has room for names, days and scores. Only many small
 * categories, which would take a page for every two of them, stand in two columns.
 *
 * @param lengths of the boards, in rows
 */
export function columnsFor(lengths: readonly number[], width: number, height: number): number {
  const needs = lengths.reduce((sum, rows) => sum + rows + headRows, 0);
  const small = lengths.every((rows) => rows <= few);
  return small && width > height && needs > fitTo(width, height, 1, false).rows ? 2 : 1;
}
