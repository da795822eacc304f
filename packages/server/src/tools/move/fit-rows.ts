import { readTicketCode } from '@topout/domain';
import type { TicketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { type FileRows, misfit, type Row } from './file-rows.ts';
import type { MovedTable } from './tables.ts';
import type { Known } from './who-is-who.ts';

/** What a file's rows become on this server. */
interface Fitting {
  /** By profile uuid here: the people that this server knows. */
  readonly known: ReadonlyMap<string, Known>;
  readonly codes: TicketCodes;
  /** Profile uuid of the account that is to be the master judge; null = the file's. */
  readonly owner: string | null;
}

/** The rows to insert, by table. People whom this server knows are not among them. */
export function fitRows(file: FileRows, fitting: Fitting): (table: MovedTable) => readonly Row[] {
  const { of } = file;
  const fitters: Partial<Record<MovedTable, (row: Row) => Row | null>> = {
    // A league belongs to other people and to other competitions.
    competition: (row) => ({
      ...row,
      league_id: null,
      master_judge_id: fitting.owner ?? row['master_judge_id'],
    }),
    profile: (row) => (fitting.known.has(String(row['id'])) ? null : row),
    venue: (row) => ({
      ...row,
      owner_id: fitting.known.get(String(row['owner_id']))?.signsIn ? row['owner_id'] : null,
    }),
    competition_role: roleFitter(fitting),
    registration: registrationFitter(file, fitting),
    ticket: (row) => ticketHere(row, fitting.codes),
    result: resultFitter(file),
  };
  return (table) => {
    const fit = fitters[table];
    return fit
      ? of(table)
          .map(fit)
          .filter((row) => row !== null)
      : of(table);
  };
}

/** Only people who have an account here get rights; others are invited anew. */
function roleFitter({ known, owner }: Fitting): (row: Row) => Row | null {
  return (row) => {
    if (row['role'] === 'MASTER') return { ...row, profile_id: owner ?? row['profile_id'] };
    const person = String(row['profile_id']);
    return known.get(person)?.signsIn && person !== owner ? row : null;
  };
}

/** Boards show people as they did; an address proved there says later whose entry it is. */
function registrationFitter({ of, addresses }: FileRows, { known }: Fitting): (row: Row) => Row {
  const people = new Map(of('profile').map((person) => [person['id'], person]));
  const proved = new Map(addresses.map(({ profile, email }) => [profile, email]));
  return (row) => {
    const id = String(row['profile_id']);
    const here = known.get(id);
    const there = people.get(id);
    // Whoever signs in with that address and has that name takes the entry over later.
    const own = here?.signsIn || row['agreed_at'] === null ? null : (proved.get(id) ?? null);
    const listed = { ...row, listed_email: row['listed_email'] ?? own };
    if (!here || !there || row['first_name'] !== null) return listed;
    const same = there['first_name'] === here.firstName && there['last_name'] === here.lastName;
    return same ? listed : { ...listed, first_name: there['first_name'], last_name: there['last_name'] };
  };
}

/** The code on paper stays; this server finds it by its own secret. */
export function ticketHere({ code, ...row }: Row, codes: TicketCodes): Row {
  const read = readTicketCode(String(code));
  if (read === null) throw misfit('a ticket has no code');
  return { ...row, code: read, code_hash: `\\x${codes.hashOf(read).toString('hex')}` };
}

/** All results are as new as their board: the table asks that of every result that is written. */
function resultFitter({ of }: FileRows): (row: Row) => Row {
  const versions = new Map(of('category_board').map((board) => [board['category_id'], board['version']]));
  return (row) => ({ ...row, version: versions.get(row['category_id']) ?? row['version'] });
}
