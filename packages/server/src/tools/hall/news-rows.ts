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

/** @throws Refusal 400 if any of it belongs to something else than this competition */
export function newsRows(lines: readonly string[], competition: string): NewsRows {
  const rows = new Map<string, Row[]>();
  const gone: Gone[] = [];
  for (const line of lines) {
    const { table, row } = JSON.parse(line) as Line;
    if (table === goneRow) gone.push(row as unknown as Gone);
    else if (known.has(table)) rows.set(table, [...(rows.get(table) ?? []), row]);
    else throw foreign();
  }
  const others = [...rows].filter(([table, found]) => found.some((row) => !isOf(table, row, competition)));
  if (others.length > 0 || gone.some(({ table, key }) => !isGoneOf(table, key, competition))) throw foreign();
  return { of: (table) => rows.get(table) ?? [], gone };
}

const isOf = (table: string, row: Row, competition: string): boolean =>
  table === 'competition'
    ? row['id'] === competition
    : (shared as readonly string[]).includes(table) || row['competition_id'] === competition;

const isGoneOf = (table: MovedTable, key: Gone['key'], competition: string): boolean =>
  mirroredTables.includes(table) && key['competition_id'] === competition;

const foreign = () => invalid('The news hold something that does not belong to this competition.');
