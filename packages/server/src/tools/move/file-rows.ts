import { CommandFault } from '../command.ts';
import { type MovedTable, movedTables, provedAddress } from './tables.ts';
import { hasPlainValues } from './plain-values.ts';
import { isPublication } from './publications.ts';
import { hasRoomToCount } from './room-to-count.ts';
import { hasPlainIds } from './uuids.ts';

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

/**
 * The lines, written anew: JSON has many ways to write the same uuid, and whoever looks for one finds it then.
 *
 * @throws CommandFault if one holds no row
 */
export const plainLines = (lines: readonly string[]): string[] =>
  lines.map((line) => JSON.stringify(lineOf(line)));

function lineOf(text: string): Line {
  const { table, row } = parsed(text);
  if (typeof table !== 'string' || typeof row !== 'object' || row === null) throw misfit('a line is no row');
  return { table, row: row as Row };
}

function parsed(text: string): Partial<Record<keyof Line, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    throw misfit('a line is no JSON');
  }
}

/** @throws CommandFault if anything in it belongs to something else than one competition */
export function rowsOf(lines: readonly string[]): FileRows {
  const rows = new Map<string, Row[]>([...movedTables, provedAddress].map((table) => [table, []]));
  for (const line of lines) {
    const { table, row } = lineOf(line);
    const known = rows.get(table);
    if (!known) throw misfit(`a table "${table}" does not move`);
    if (!hasPlainIds(row)) throw misfit(`a row of "${table}" has an id that is none`);
    if (!hasPlainValues(row))
      throw misfit(`a row of "${table}" has a time, a number or a command that is none`);
    if (!hasRoomToCount(table, row)) throw misfit(`a row of "${table}" leaves no room for the next one`);
    if (table === 'publication' && !isPublication(row)) throw misfit('published results cannot be read');
    known.push(row);
  }
  const of = (table: MovedTable): readonly Row[] => rows.get(table) ?? [];
  const competitions = of('competition');
  const competition = String(competitions[0]?.['id']);
  if (competitions.length !== 1) throw misfit(`it has ${competitions.length}`);
  for (const [table, found] of rows)
    if (found.some((row) => 'competition_id' in row && row['competition_id'] !== competition))
      throw misfit(`a row of "${table}" is of another one`);
  return { of, addresses: (rows.get(provedAddress) ?? []).map(addressOf), competition };
}

function addressOf({ profile, email }: Row): ProvedAddress {
  if (typeof profile !== 'string' || typeof email !== 'string') throw misfit('an address is none');
  return { profile, email };
}
