import { comparable, parseResultCode, parseTable, resultCode } from '@topout/domain';
import type { GridRow } from './grid-row.ts';

/** One pasted line: its target, and its effect there. */
export interface PastedLine {
  readonly line: number;
  readonly row: GridRow | null;
  /** The original text, for lines without a matching row. */
  readonly label: string;
  readonly text: string;
  readonly outcome: 'new' | 'changed' | 'same' | 'unknown' | 'twice' | { readonly problem: string };
}

interface Grid {
  readonly rows: readonly GridRow[];
  /** Index of the row where a single column begins. */
  readonly from: number;
  readonly most: number;
  /** A row's current code. */
  readonly codeOf: (row: GridRow) => string;
}

/**
 * Cells copied from a spreadsheet: one column goes down the rows from the selected one; with two columns the
 * first says whose result the second is, by number or name.
 */
export function readPaste(text: string, grid: Grid): PastedLine[] {
  const lines = [...(text.includes('\t') ? parseTable(text).lines : columnOf(text))];
  const named = lines.some(({ cells }) => cells.length > 1);
  const known = called(grid.rows);
  if (named && isHeading(lines[0], known)) lines.shift();
  const seen = new Set<string>();
  return lines.flatMap(({ line, cells }, index): PastedLine[] => {
    const [first = '', last = first] = [cells[0], cells.at(-1)];
    const row = (named ? known.get(comparable(first)) : grid.rows[grid.from + index]) ?? null;
    const told = { line, row, label: named ? first : (row?.name ?? ''), text: last };
    if (!row) return [{ ...told, outcome: 'unknown' }];
    if (seen.has(row.id)) return [{ ...told, outcome: 'twice' }];
    seen.add(row.id);
    return [{ ...told, outcome: outcomeOf(last, row, grid) }];
  });
}

/** Rows by number and by name; of several with the same one, the first. */
const called = (rows: readonly GridRow[]): ReadonlyMap<string, GridRow> =>
  new Map(
    rows
      .flatMap((row) =>
        [row.number, row.name].filter(Boolean).map((name) => [comparable(name), row] as const),
      )
      .toReversed(),
  );

/** A first line that names nobody, with a word where results belong, is a heading. */
function isHeading(
  line: { readonly cells: readonly string[] } | undefined,
  known: ReadonlyMap<string, GridRow>,
): boolean {
  const [label = '', result = ''] = [line?.cells[0], line?.cells.at(-1)];
  return /^\D{4,}$/.test(result) && !known.has(comparable(label));
}

/** One cell per line; an empty line is an empty cell, except at the end. */
const columnOf = (text: string) =>
  text
    .replace(/\s+$/, '')
    .split(/\r?\n/)
    .map((cell, index) => ({ line: index + 1, cells: [cell.trim()] }));

function outcomeOf(text: string, row: GridRow, { most, codeOf }: Grid): PastedLine['outcome'] {
  const read = parseResultCode(text, row.route, most);
  if ('problem' in read) return read;
  const [code, before] = [resultCode(read.attempts, row.route), codeOf(row)];
  if (code === before) return 'same';
  return before === '' ? 'new' : 'changed';
}
