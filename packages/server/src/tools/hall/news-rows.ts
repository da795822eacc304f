import { invalid } from '../../platform/errors.ts';
import type { Row } from '../move/file-rows.ts';
import type { MovedTable } from '../move/tables.ts';
import { type Gone, goneRow, mirroredTables } from './mirrored.ts';

/** What a batch of news holds. */
export interface NewsRows {
  readonly of: (table: MovedTable) => readonly Row[];
  readonly gone: readonly Gone[];
}

interface Line {
  readonly table: MovedTable | typeof goneRow;
  readonly row: Row;
}

const shared = ['profile', 'venue', 'map', 'route'] as const;
const known = new Set<string>(['competition', ...shared, ...mirroredTables]);

/** @throws Refusal 400 if any of it is no row, or belongs to something else than this competition */
export function newsRows(lines: readonly string[], competition: string): NewsRows {
  const rows = new Map<string, Row[]>();
  const gone: Gone[] = [];
  for (const { table, row } of lines.map(readLine)) {
    if (table === goneRow) gone.push(row as unknown as Gone);
    else if (known.has(table))
      rows
        .set(table, rows.get(table) ?? [])
        .get(table)
        ?.push(row);
    else throw foreign();
  }
  const others = [...rows].filter(([table, found]) => found.some((row) => !isOf(table, row, competition)));
  if (others.length > 0 || !gone.every((one) => isGoneOf(one, competition))) throw foreign();
  return { of: (table) => rows.get(table) ?? [], gone };
}

function readLine(line: string): Line {
  const { table, row } = parsed(line) as Partial<Line>;
  if (table === undefined || typeof row !== 'object' || row === null) throw damaged();
  return { table, row };
}

function parsed(line: string): object {
  try {
    return Object(JSON.parse(line)) as object;
  } catch {
    throw damaged();
  }
}

const isOf = (table: string, row: Row, competition: string): boolean =>
  table === 'competition'
    ? row['id'] === competition
    : (shared as readonly string[]).includes(table) || row['competition_id'] === competition;

const isGoneOf = ({ table, key }: Partial<Gone>, competition: string): boolean =>
  table !== undefined && mirroredTables.includes(table) && key?.['competition_id'] === competition;

/** What the hall sent is not what it packed. */
export const damaged = () => invalid('The news are damaged.');

const foreign = () => invalid('The news hold something that does not belong to this competition.');
