import { isPlainLog } from './plain-log.ts';

/** Whether a column holds a moment; a test compares it with the tables. */
export const isMomentColumn = (column: string): boolean => /(?:^|_)(?:at|time|since)$/.test(column);

/** Columns of floating-point numbers; a test compares them with the tables. */
export const realColumns: ReadonlySet<string> = new Set([
  'hold',
  'map_x',
  'map_y',
  'number',
  'segments_count',
]);

/** As the database writes it, in the years 1900 to 2999: "infinity" and times with which nobody can count are none. */
const moment = /^(?:19|2\d)\d\d-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d){0,2})$/;

/** No route has more holds. */
const mostHolds = 1_000;

const isBeyondRoutes = (column: string, value: number): boolean =>
  (column === 'hold' || column === 'segments_count') && value > mostHolds;

/** What is counted goes on being counted here. */
const mostCounted = 1_000_000_000;

const isUsedUp = (column: string, value: unknown): boolean =>
  /(?:^|_)(?:version|changes|serial|number)$/.test(column) &&
  typeof value === 'number' &&
  value > mostCounted;

/** What comes next is put behind it. */
const mostPlaces = 10_000;

const isOutOfOrder = (column: string, value: unknown): boolean =>
  /(?:^|_)position$/.test(column) && typeof value === 'number' && value > mostPlaces;

function isPlain(column: string, value: unknown): boolean {
  if (isMomentColumn(column)) return value === null || (typeof value === 'string' && moment.test(value));
  if (isUsedUp(column, value) || isOutOfOrder(column, value)) return false;
  // A text may say "NaN".
  if (realColumns.has(column))
    return value === null || (typeof value === 'number' && !isBeyondRoutes(column, value));
  return isPlainLog(column, value);
}

/**
 * Whether a row's moments, numbers and commands are as the server writes them: the database reads others, too, of which no
 * screen can show the value.
 */
export const hasPlainValues = (row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(row).every(([column, value]) => isPlain(column, value));
