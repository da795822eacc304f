import { type TicketCodes, ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { type Gone, mirroredTables } from '../hall/mirrored.ts';
import { writeNews } from '../hall/write-news.ts';
import { insertMissing, remove, removeOthers, setColumns, upsert } from '../hall/write-rows.ts';
import type { Row } from '../move/file-rows.ts';
import { deviceTables, type MovedTable } from '../move/tables.ts';
import { requireStep, setState } from './cell-state.ts';
import type { GoneHere } from './gone-rows.ts';
import type { Moment } from './read-moment.ts';
import { writeShared } from './write-shared.ts';

interface Writing {
  readonly competition: string;
  readonly moment: Moment;
  /** The moment holds all rows, not only those since an earlier one. */
  readonly whole: boolean;
  /** READY once nothing can change any more where it comes from. */
  readonly step: { readonly state: 'COMING' | 'READY'; readonly move: string };
  /** Rows that are here and no longer there. */
  readonly gone: readonly GoneHere[];
}

/** What a hall may not change in the cloud, and a cell takes over. */
const ownTables = ['competition_role', 'staff_invitation', 'wave_told', ...deviceTables] as const;

const versionsStatement = {
  name: 'cells.versions',
  text: `
    update category_board b set version = x.version + 1, reset_version = x.version + 1, changed_at = now()
    from json_populate_recordset(null::category_board, $2::json) x
    where b.competition_id = $1 and b.category_id = x.category_id and b.version <= x.version`,
};

const ownStatement = {
  name: 'cells.own_columns',
  text: `
    update competition c set master_judge_id = x.master_judge_id, judge_key = x.judge_key, created_at = x.created_at,
      hidden_at = x.hidden_at, config_version = greatest(c.config_version, x.config_version) + 1,
      setup_version = greatest(c.setup_version, x.setup_version) + 1
    from json_populate_recordset(null::competition, $1::json) x where c.id = x.id`,
};

/**
 * Makes a competition of this cell what it was in the other one at that moment, in one transaction. Versions go on above
 * those of the other cell: no version has two contents, whichever cell shows it.
 *
 * @throws CommandFault if it lives here
 */
export async function writeMoment(db: Database, writing: Writing): Promise<void> {
  const codes = await ticketCodes(db);
  await db.transaction((tx) => write(tx, writing, codes));
}

async function write(
  tx: Tx,
  { competition, moment, whole, step, gone }: Writing,
  codes: TicketCodes,
): Promise<void> {
  await requireStep(tx, competition, ['NONE', 'GONE', 'COMING', 'READY']);
  await writeShared(tx, moment);
  // A league has other competitions, and stays where it is.
  const first = moment.of('competition').map((row) => ({ ...row, league_id: null }));
  await insertMissing(tx, 'competition', first);
  await tx.rows(ownStatement, [JSON.stringify(moment.of('competition'))]);
  const of = (table: MovedTable): readonly Row[] => (sharedTables.has(table) ? [] : moment.of(table));
  const news = { of, gone: gone.filter(isMirrored), tables: mirrored };
  await writeNews(tx, { competition, news, whole, codes });
  await setColumns(tx, 'sponsor', sponsorsOf(moment), ['picture_id']);
  for (const table of ownTables) await writeOwn(tx, table, { competition, moment, whole, gone });
  await tx.rows(versionsStatement, [competition, JSON.stringify(moment.of('category_board'))]);
  await insertMissing(tx, 'board_order', moment.of('board_order'));
  await setState(tx, competition, step);
}

/** Of which the pictures came along. */
function sponsorsOf({ of, shared }: Moment): readonly Row[] {
  const pictures = new Set(shared('media').map(({ id }) => id));
  return of('sponsor').filter((row) => pictures.has(row['picture_id']));
}

const mirrored: ReadonlySet<unknown> = new Set(mirroredTables);
const isMirrored = (one: GoneHere): one is Gone => mirrored.has(one.table);

const sharedTables: ReadonlySet<MovedTable> = new Set([
  'media',
  'picture',
  'profile',
  'venue',
  'map',
  'route',
]);

interface OwnRows {
  readonly competition: string;
  readonly moment: Moment;
  readonly whole: boolean;
  readonly gone: readonly GoneHere[];
}

async function writeOwn(
  tx: Tx,
  table: (typeof ownTables)[number],
  { competition, moment: { of }, whole, gone }: OwnRows,
): Promise<void> {
  if (whole) await removeOthers(tx, table, competition, of(table));
  await remove(
    tx,
    table,
    gone.filter((one) => one.table === table).map(({ key }) => key),
  );
  await upsert(tx, table, of(table));
}
