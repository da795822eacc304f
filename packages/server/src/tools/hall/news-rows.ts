import { invalid } from '../../platform/errors.ts';
import type { Row } from '../move/file-rows.ts';
import type { MovedTable } from '../move/tables.ts';
import { hasPlainValues } from '../move/plain-values.ts';
import { isPublication } from '../move/publications.ts';
import { hasRoomToCount } from '../move/room-to-count.ts';
import { hasPlainIds, uuidsIn, withUuids } from '../move/uuids.ts';
import { type Gone, goneRow, mirroredTables, tablesRow } from './mirrored.ts';

/** What a batch of news holds. */
export interface NewsRows {
  readonly of: (table: MovedTable) => readonly Row[];
  readonly gone: readonly Gone[];
  /** Of which the hall has rows; empty unless the news are all that there is. */
  readonly tables: ReadonlySet<unknown>;
}

const shared = ['profile', 'venue', 'map', 'route'] as const;
/** Of which a hall may send rows. */
export const newsTables: readonly MovedTable[] = ['competition', ...shared, ...mirroredTables];
const known = new Set<unknown>(newsTables);
const mirrored = new Set<unknown>(mirroredTables);

/** Reads news line by line. */
export interface NewsReader {
  /** @throws Refusal 400 if it is no line of news, or belongs to something else than this competition */
  readonly add: (line: string) => void;
  readonly news: () => NewsRows;
  /** All uuids of it, as the database writes them. */
  readonly uuids: ReadonlySet<string>;
}

export function newsReader(competition: string): NewsReader {
  const rows = new Map<unknown, Row[]>();
  const columns = new Map<unknown, string>();
  const gone: Gone[] = [];
  const tables = new Set<unknown>();
  const uuids = new Set<string>();
  return {
    add: (line) => {
      const value = parsed(line);
      if (!isObject(value)) throw damaged();
      const { table, row } = value;
      if (!isRow(row)) throw damaged();
      if (table === goneRow) gone.push(goneOf(row, competition));
      else if (table === tablesRow) for (const name of namesIn(row)) tables.add(name);
      else {
        if (!isOf(table, row, competition)) throw foreign();
        if (!hasRoomToCount(table, row)) throw fullUp();
        if (table === 'publication' && !isPublication(row)) throw unreadable();
        const found = rows.get(table) ?? [];
        if (found.length === 0) {
          rows.set(table, found);
          columns.set(table, columnsOf(row));
        }
        // All rows of a table come from one database.
        if (columns.get(table) !== columnsOf(row)) throw damaged();
        found.push(row);
      }
      for (const uuid of uuidsIn(JSON.stringify(row))) uuids.add(uuid);
    },
    news: () => ({ of: (table) => rows.get(table) ?? [], gone, tables }),
    uuids,
  };
}

/** The same news with other uuids, all at once. */
export function renamed(news: NewsRows, others: ReadonlyMap<string, string>): NewsRows {
  if (others.size === 0) return news;
  const rename = <T>(value: T): T => JSON.parse(withUuids(JSON.stringify(value), others)) as T;
  const rows = new Map(newsTables.map((table) => [table, news.of(table).map(rename)]));
  return { ...news, of: (table) => rows.get(table) ?? [], gone: news.gone.map(rename) };
}

/** The news cannot be read. */
export const damaged = () => invalid('The news are damaged.');

const unreadable = () =>
  invalid('The news hold published results that cannot be read. Publish them again in the hall.');

const fullUp = () => invalid('The news hold a number that leaves no room for the next one.');

const foreign = () => invalid('The news hold something that does not belong to this competition.');

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged();
  }
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is Row =>
  isObject(value) && hasPlainIds(value) && hasPlainValues(value);

const columnsOf = (row: Row): string => Object.keys(row).join();

function namesIn({ names }: Row): unknown[] {
  if (!Array.isArray(names)) throw damaged();
  return names;
}

function isOf(table: unknown, row: Row, competition: string): boolean {
  if (!known.has(table)) return false;
  if (table === 'competition') return row['id'] === competition;
  return !mirrored.has(table) || row['competition_id'] === competition;
}

function goneOf({ table, key }: Row, competition: string): Gone {
  if (!isRow(key)) throw damaged();
  if (!mirrored.has(table) || key['competition_id'] !== competition) throw foreign();
  return { table: table as MovedTable, key };
}
