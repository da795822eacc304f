import { writeAudit } from '../../competition/audit.ts';
import { rememberMerge } from '../../entering/takeover/remember-merge.ts';
import { type TicketCodes, ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/database.ts';
import { pictureStore } from '../../platform/media/choose-store.ts';
import type { PictureStore } from '../../platform/media/picture-store.ts';
import { reasonOf } from '../../platform/start-fault.ts';
import { type CommandContext, CommandFault } from '../command.ts';
import { readLineFile } from '../files/line-file.ts';
import { competitionFile } from './export-competition.ts';
import { type FileRows, misfit, plainLines, rowsOf } from './file-rows.ts';
import { fitRows } from './fit-rows.ts';
import { insertEntries, insertRows, signEntries } from './insert-rows.ts';
import { insertShared } from './insert-shared.ts';
import { inviteStaff } from './invite-staff.ts';
import { keepOwn, readOldCopy } from './old-copy.ts';
import { provedPerson } from './proved-person.ts';
import { countsLikeLog } from './room-to-count.ts';
import { competitionTables } from './tables.ts';
import { withUuids } from './uuids.ts';
import { requireVenues } from './venues-here.ts';
import { type WhoIsWho, whoIsWho } from './who-is-who.ts';

/** What came of a file. */
export interface Imported {
  readonly competition: string;
  /** People whom this server knew. */
  readonly linked: number;
  /** Whether somebody here can run it. */
  readonly hasMaster: boolean;
}

interface Importing {
  readonly path: string;
  /** The confirmed address of the account that becomes the master judge; null = the file's. */
  readonly owner: string | null;
  /** Refuses a file of any other competition. */
  readonly only?: string;
  /** It may be here already and is replaced then; people of the file who were here with it, by their uuid in the file. */
  readonly again?: ReadonlyMap<string, string>;
  /** Runs in the same transaction, at its end. */
  readonly within?: (tx: Tx, who: WhoIsWho) => Promise<void>;
}

/**
 * Creates the competition of a file: all of it, or nothing.
 *
 * @throws CommandFault in one sentence if the file cannot be used, or the competition is there already
 */
export async function importCompetition(
  { db, config }: Pick<CommandContext, 'db' | 'config'>,
  { path, owner, only, again, within }: Importing,
): Promise<Imported> {
  const lines = plainLines(await readLineFile(path, competitionFile));
  const file = rowsOf(lines);
  if (only !== undefined && file.competition !== only)
    throw new CommandFault(`The file holds another competition than ${only}. Nothing was changed.`);
  const means = { codes: await ticketCodes(db), store: pictureStore(db, config), owner, again };
  try {
    return await db.transaction(async (tx) => {
      const { who, ...imported } = await importInto(tx, lines, file, means);
      await within?.(tx, who);
      return imported;
    });
  } catch (error) {
    throw faultOf(error, file.competition);
  }
}

interface With {
  readonly codes: TicketCodes;
  readonly store: PictureStore;
  readonly owner: string | null;
  readonly again: Importing['again'];
}

async function importInto(
  tx: Tx,
  lines: readonly string[],
  read: FileRows,
  { codes, store, owner: email, again }: With,
): Promise<Imported & { readonly who: WhoIsWho }> {
  const { competition } = read;
  const old = await readOldCopy(tx, competition);
  if (old && !again) throw alreadyThere(competition);
  const owner = email === null ? (old?.master ?? null) : await provedPerson(tx, email);
  const who = await whoIsWho(tx, read, lines, again ?? new Map());
  const file = rowsOf(lines.map((line) => withUuids(line, who.others)));
  const known = new Map([...who.linked.values()].map((person) => [person.profile, person]));
  const rights = { known, owner, looksAfter: await requireVenues(tx, file, owner, again !== undefined) };
  const fitted = fitRows(file, { ...rights, codes });
  if (old) await tx.kysely.deleteFrom('competition').where('id', '=', competition).execute();
  await insertShared(tx, file, fitted, store);
  await insertRows(tx, 'competition', fitted('competition'));
  for (const table of competitionTables) {
    if (table === 'entry') await insertEntries(tx, competition, fitted('entry'));
    else await insertRows(tx, table, fitted(table));
  }
  await signEntries(tx, competition, fitted('entry'));
  if (!(await countsLikeLog(tx, competition, null))) throw misfit('results are older than the log');
  await inviteStaff(tx, file, rights);
  if (old) await keepOwn(tx, old);
  await remember(tx, read, file, who);
  const master = String(fitted('competition')[0]?.['master_judge_id']);
  return {
    competition,
    linked: known.size,
    hasMaster: owner !== null || known.get(master)?.signsIn === true,
    who,
  };
}

/** Phones still name climbers, and sign what they sent, as on the other server. */
async function remember(
  tx: Tx,
  there: FileRows,
  file: FileRows,
  { linked, others }: WhoIsWho,
): Promise<void> {
  const { competition } = file;
  const details = { linked: linked.size, routes: [] };
  const record = await writeAudit(tx, { competition, actor: null, kind: 'competition.moved', details });
  const merged = new Set(file.of('merged_entry').map((row) => row['profile_id']));
  for (const { id } of there.of('profile')) {
    const from = String(id);
    const to = others.get(from) ?? from;
    if (from !== to && !merged.has(to)) await rememberMerge(tx, competition, { from, to, record });
  }
}

const alreadyThere = (competition: string): CommandFault =>
  new CommandFault(`The competition ${competition} is already on this server. Nothing was changed.`);

/** SQL's classes of errors in data and in their constraints: our own rows have none. */
const ofData = /^2[23]/;

function faultOf(error: unknown, competition: string): unknown {
  if (conflictOn(error, 'competition_pkey')) return alreadyThere(competition);
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && ofData.test(code) ? misfit(reasonOf(error)) : error;
}
