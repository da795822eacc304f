import type { ImportBody } from '@topout/contract';
import { comparable, judgeImport, type JudgedLine } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { backInTeam } from '../teams/back-in-team.ts';
import { putIntoWaves } from '../waves/put-into-waves.ts';
import { lockCompetition } from '../enter/enter.ts';
import { tableRefusal } from '../enter/entry-refusals.ts';
import { refusal } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { insertNewcomers, knownPeople, type Newcomer, readGround } from './import.queries.ts';
import { type ReadTable, readTable } from './read-table.ts';

/** How many lines an answer can list; the call reports wrong lines before it does anything. */
const mostToldLines = 50;

export interface Imported {
  readonly table: ReadTable;
  readonly lines: readonly (JudgedLine & { readonly entry?: string })[];
  readonly imported: number;
  /** Boards that were raised. */
  readonly categories: readonly string[];
}

/** What an import would do in the current state; locks and writes nothing. */
export async function tryImport(db: Database, authority: Authority, body: ImportBody): Promise<Imported> {
  const table = readTable(authority, body);
  const ground = await readGround(db, authority.competition.uuid, body);
  return { table, lines: judgeImport(table.lines, ground), imported: 0, categories: [] };
}

/**
 * Enters the people in a table: all valid lines, or none if one has an error, unless the caller skips errors.
 * Leaves people alone who are already entered, so a second import of the same table does nothing.
 *
 * @throws Refusal 400 with the lines that have errors
 */
export async function importEntries(
  tx: Tx,
  authority: Authority,
  caller: string,
  body: ImportBody,
): Promise<Imported> {
  const { uuid: competition } = authority.competition;
  const table = readTable(authority, body);
  await lockCompetition(tx, competition);
  const versions = new Map<string, number>();
  const named = new Set(table.lines.flatMap(({ category }) => category ?? []));
  for (const category of [...named].toSorted()) {
    versions.set(category, await raiseBoard(tx, competition, category, { reset: false }));
  }
  const lines = judgeImport(table.lines, await readGround(tx, competition, body));
  if (body.skipErrors !== true) requireNoErrors(lines);
  const others = new Set(body.others);
  const newcomers = await withProfiles(tx, competition, lines.filter(willEnter), { versions, others });
  if (newcomers.length > 0) await insertPeople(tx, competition, caller, newcomers);
  for (const { profile, hasProfile } of newcomers) if (hasProfile) await backInTeam(tx, authority, profile);
  await putIntoWaves(
    tx,
    competition,
    newcomers.flatMap(({ profile, wave }) => (wave === null ? [] : [{ user: profile, wave }])),
  );
  const entered = new Map(newcomers.map((newcomer) => [newcomer.line, newcomer]));
  return {
    table,
    lines: lines.map((line) => entered.get(line.line) ?? line),
    imported: newcomers.length,
    categories: [...versions.keys()],
  };
}

const willEnter = ({ status }: JudgedLine) => status === 'new' || status === 'waiting';

function requireNoErrors(lines: readonly JudgedLine[]): void {
  const wrong = lines.filter(({ status }) => status === 'error');
  if (wrong.length === 0) return;
  const count = wrong.length === 1 ? '1 line has an error' : `${wrong.length} lines have errors`;
  throw refusal(
    400,
    'import.invalid',
    `${count}. Nobody was entered.`,
    Object.fromEntries(
      wrong
        .slice(0, mostToldLines)
        .map(({ line, problems }) => [`line ${line}`, problems.map(({ message }) => message)]),
    ),
  );
}

interface Known {
  /** The boards' versions, by category. */
  readonly versions: ReadonlyMap<string, number>;
  /** Lines that name a different person from the one known by that name. */
  readonly others: ReadonlySet<number>;
}

/**
 * People who entered here by themselves before, with an account of that address and name or a child of it,
 * are entered as themselves; the others get a profile.
 */
async function withProfiles(
  tx: Tx,
  competition: string,
  lines: readonly JudgedLine[],
  { versions, others }: Known,
): Promise<Newcomer[]> {
  const emails = [...new Set(lines.flatMap(({ email }) => email ?? []))];
  const known = emails.length > 0 ? await knownPeople(tx, competition, emails) : [];
  const profiles = new Map(known.map((person) => [keyOf(person), person.profile]));
  // In order: lists and waiting lists are sorted by these uuids.
  const entries = lines.map(() => newId()).toSorted();
  return lines.map((line, index) => {
    const key = line.email === null || others.has(line.line) ? '' : keyOf({ ...line, email: line.email });
    const own = profiles.get(key);
    profiles.delete(key);
    return {
      ...line,
      entry: entries[index] ?? newId(),
      profile: own ?? newId(),
      hasProfile: own !== undefined,
      version: versions.get(line.category ?? '') ?? 0,
    };
  });
}

const keyOf = (person: { readonly email: string; readonly firstName: string; readonly lastName: string }) =>
  [person.email, comparable(person.firstName), comparable(person.lastName)].join('/');

/**
 * Enters people whom `judgeImport` let in. @throws Refusal 400 for a number that is taken
 */
export async function insertPeople(
  tx: Tx,
  competition: string,
  caller: string,
  newcomers: readonly Newcomer[],
): Promise<void> {
  const rows = newcomers.map(({ problems: _problems, notes: _notes, email, ...line }) => ({
    ...line,
    listedEmail: line.hasProfile ? null : email,
    status: line.status === 'waiting' ? 'WAITING' : 'ENTERED',
    audit: newId(),
  }));
  await insertNewcomers(tx, competition, caller, rows).catch((error: unknown) => {
    throw tableRefusal(error, null);
  });
}
