import { type ScoreParts, skylineOf } from '@topout/domain';

/** What a row of a board has room for. */
export interface RowRoom {
  /** The skyline, or the tiles of a few routes. */
  readonly day: boolean;
  /** Of a name; letters. */
  readonly letters: number;
}

/* Units: place, move and the gaps; what a digit of a score takes, its unit, a letter beside it, and each figure of a ranking. */
const [before, gap, digit, pointsUnit, small, figure] = [180, 40, 28, 54, 13, 92] as const;

/** Units of a letter of a name, on average. */
const letter = 21.5;

/** A day must leave so much to the name; letters. */
const fewest = 16;

/** So few routes are shown one by one, each with a tile. */
export const fewRoutes = 5;

/** Units of a tile and the gap beside it. */
const tileWidth = 52;

export interface RowParts {
  /** Units, between the margins. */
  readonly width: number;
  /** 0 = no day to show. */
  readonly routes: number;
  /** The longest score, without its unit; letters. */
  readonly digits: number;
  /** What stands behind the score, see `unitWidth`. */
  readonly unit: number;
  /** Four figures in place of a score. */
  readonly ranking: boolean;
}

/** Units that the words behind a score take. */
export const unitWidth = ({ unit, beside }: ScoreParts): number =>
  unit === '' ? beside.length * small : pointsUnit;

/** What a row of a width has room for: the name first, the day if it leaves the name enough. */
export function roomIn({ width, routes, digits, unit, ranking }: RowParts): RowRoom {
  const score = ranking ? 4 * figure : digits * digit + unit;
  const name = width - before - score - gap;
  const beside = name - dayWidth(routes) - gap;
  const day = routes > 0 && beside >= fewest * letter;
  return { day, letters: Math.floor((day ? beside : name) / letter) };
}

const dayWidth = (routes: number): number =>
  routes <= fewRoutes ? routes * tileWidth : (skylineOf('.'.repeat(routes), 'hall')?.width ?? 0);
