import { CommandFault } from '../command.ts';
import { type MovedTable, movedTables, provedAddress } from './tables.ts';

/** A row with SQL's names. */
export type Row = Readonly<Record<string, unknown>>;

export interface ProvedAddress {
  readonly profile: string;
  readonly email: string;
}

/** What a file of a competition holds. */
export interface FileRows {
  readonly of: (table: MovedTable) => readonly Row[];
  readonly addresses: readonly ProvedAddress[];
  /** The competition's uuid. */
  readonly competition: string;
}

/** The file is one of ours and unharmed, but its rows make no competition. */
export const misfit = (why: string): CommandFault =>
  new CommandFault(`The file does not hold one whole competition: ${why}. Nothing was changed.`);

interface Line {
  readonly table: string;
  readonly row: Row;
}

/** @throws CommandFault if anything in it belongs to something else than one competition */
export function rowsOf(lines: readonly string[]): FileRows {
  const rows = new Map<string, Row[]>([...movedTables, provedAddress].map((table) => [table, []]));
  for (const line of lines) {
    const { table, row } = JSON.parse(line) as Line;
    const known = rows.get(table);
    if (!known) throw misfit(`a table "${table}" does not move`);
    known.push(row);
  }
  const of = (table: MovedTable): readonly Row[] => rows.get(table) ?? [];
  const competitions = of('competition');
  const competition = String(competitions[0]?.['id']);
  if (competitions.length !== 1) throw misfit(`it has ${competitions.length}`);
  for (const [table, found] of rows)
    if (found.some((row) => 'competition_id' in row && row['competition_id'] !== competition))
      throw misfit(`a row of "${table}" is of another one`);
  return { of, addresses: (rows.get(provedAddress) ?? []) as unknown as ProvedAddress[], competition };
}
