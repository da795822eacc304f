import { readTicketCode } from '@topout/domain';
import type { TicketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import { type FileRows, misfit, type Row } from './file-rows.ts';
import type { MovedTable } from './tables.ts';
import type { LooksAfter } from './venues-here.ts';
import type { Known } from './who-is-who.ts';

/** Whom a file may give rights. */
export interface Rights {
  /** By profile uuid here: the people that this server knows. */
  readonly known: ReadonlyMap<string, Known>;
  readonly looksAfter: LooksAfter;
  /** Profile uuid of the account that is to be the master judge; null = the file's. */
  readonly owner: string | null;
}

/** What a file's rows become on this server. */
interface Fitting extends Rights {
  readonly codes: TicketCodes;
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
    // A file that knows its keys invites to its competition, and to no venue.
    staff_invitation: (row) =>
      fitting.looksAfter(null) ? row : { ...row, key_hash: bytes(secretHash(newSecret())) },
    registration: registrationFitter(file, fitting),
    ticket: ticketFitter(file, fitting),
    result: resultFitter(file),
    sponsor: sponsorFitter(file),
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

/**
 * Only people who have an account here get rights; others are invited anew. Whoever organises a competition looks after
 * its venues: they must do so already.
 */
export const getsRole = ({ known, looksAfter, owner }: Rights, person: string, role: unknown): boolean =>
  known.get(person)?.signsIn === true && (role === 'JUDGE' || person === owner || looksAfter(person));

function roleFitter(rights: Rights): (row: Row) => Row | null {
  const { owner } = rights;
  return (row) => {
    if (row['role'] === 'MASTER') return { ...row, profile_id: owner ?? row['profile_id'] };
    const person = String(row['profile_id']);
    return getsRole(rights, person, row['role']) && person !== owner ? row : null;
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

/** Whoever has an account here, or a parent with one, signs in with that: paper opens nothing of theirs. */
function ticketFitter({ of }: FileRows, { known, codes }: Fitting): (row: Row) => Row {
  const children = new Set(of('profile').flatMap((row) => (row['parent_id'] === null ? [] : [row['id']])));
  return (row) => {
    const { profile_id: person, revoked_at: revoked } = row;
    const hasAccount = children.has(person) || known.get(String(person))?.signsIn === true;
    return { ...ticketHere(row, codes), revoked_at: hasAccount ? (revoked ?? new Date()) : revoked };
  };
}

const bytes = (value: Buffer): string => `\\x${value.toString('hex')}`;

/** The code on paper stays; this server finds it by its own secret. */
export function ticketHere({ code, ...row }: Row, codes: TicketCodes): Row {
  const read = readTicketCode(String(code));
  if (read === null) throw misfit('a ticket has no code');
  return { ...row, code: read, code_hash: bytes(codes.hashOf(read)) };
}

/** All results are as new as their board: the table asks that of every result that is written. */
function resultFitter({ of }: FileRows): (row: Row) => Row {
  const versions = new Map(of('category_board').map((board) => [board['category_id'], board['version']]));
  return (row) => ({ ...row, version: versions.get(row['category_id']) ?? row['version'] });
}

/** Without its picture where the file has none. */
function sponsorFitter({ of }: FileRows): (row: Row) => Row {
  const pictures = new Set(of('media').map(({ id }) => id));
  return (row) => ({ ...row, picture_id: pictures.has(row['picture_id']) ? row['picture_id'] : null });
}
