import { resetBoards, raiseBoard } from '../../competition/boards/raise.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { TicketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { ticketHere } from '../move/fit-rows.ts';
import type { Row } from '../move/file-rows.ts';
import type { MovedTable } from '../move/tables.ts';
import { mirroredTables } from './mirrored.ts';
import type { NewsRows } from './news-rows.ts';
import { type Written, written } from './written.ts';
import { addShared } from './add-shared.ts';
import { appended, requireAppended } from './appended.ts';
import { changeRoutes } from './change-routes.ts';
import { forgetNamesAgain, withoutForgotten } from './forgotten.ts';
import { changesHands, partner, replaced } from './unique-values.ts';
import { differs, insertMissing, park, remove, removeOthers, setColumns, upsert } from './write-rows.ts';

interface Writing {
  readonly competition: string;
  readonly news: NewsRows;
  /** The news are all that there is: what else is here goes. */
  readonly whole: boolean;
  readonly codes: TicketCodes;
}

/** Changes of these are a day's business; those of any other table change the set-up. */
const dayTables: ReadonlySet<MovedTable> = new Set<MovedTable>([
  'registration',
  'answer',
  'agreement',
  'ticket',
  'entry',
  'route_queue',
  'route_queue_entry',
  'command',
  'result',
  'attempt',
  'result_check',
  'audit',
  'merged_entry',
  'dispute',
  'dispute_answer',
  'caution',
  'clock_press',
  'isolation',
  'marshal_mark',
  'plan_change',
  'screen',
  'raffle',
  'raffle_prize',
  'raffle_draw',
  'publication',
  'announcement',
  'look_put_away',
  // Its table raises what depends on it, and no board does.
  'sponsor',
]);

/** Of the competition itself: whose it is, who may judge, and what this server counts. */
const ownOfCompetition = [
  'master_judge_id',
  'league_id',
  'judge_key',
  'created_at',
  'hidden_at',
  'config_version',
  'setup_version',
];

/** What each server counts itself, and what was confirmed. */
const ownOf: Partial<Record<MovedTable, readonly string[]>> = {
  raffle: ['changes'],
  command: ['payload', 'body_hash', 'device'],
  // Pictures come in calls of their own.
  sponsor: ['picture_id'],
};

const lockStatement = { name: 'hall.lock', text: 'select from competition where id = $1 for update' };

/** Entries whose stage changes hands have none for a moment. */
const deferStatement = { name: 'hall.defer', text: 'set constraints entry_category deferred' };
const raiseStatement = {
  name: 'hall.raise',
  text: `update competition set config_version = config_version + 1, setup_version = setup_version + 1 where id = $1`,
};
const boardsStatement = {
  name: 'hall.boards',
  text: `insert into category_board (competition_id, category_id) select competition_id, id from category
    where competition_id = $1 on conflict do nothing`,
};

/**
 * Makes a competition what it was in the hall at one moment. Boards rise by this server's own count, so its nodes and
 * everybody who watches follow.
 *
 * @returns what changed
 */
export async function writeNews(
  tx: Tx,
  { competition, news: sent, whole, codes }: Writing,
): Promise<Written> {
  await tx.rows(lockStatement, [competition]);
  await tx.rows(deferStatement, []);
  await requireAppended(tx, competition, sent, whole);
  const news = await withoutForgotten(tx, competition, sent);
  await addShared(tx, news);
  const rebuilt = await changeRoutes(tx, competition, news);
  const touched = await boardsTouched(tx, { competition, news, whole }, rebuilt);
  if (touched.setUp) await tx.rows(raiseStatement, [competition]);
  // The hall counts more there than its set-up: nodes read again whatever they keep by that count.
  else if (touched.counted) await raiseConfig(tx, competition);
  await upsert(tx, 'competition', news.of('competition'), ownOfCompetition);
  const versions = await raised(tx, competition, touched);
  for (const table of mirroredTables.toReversed()) {
    const { keys, rows } = { keys: news.gone.filter((one) => one.table === table), rows: news.of(table) };
    // History stays as it was written, here or there.
    if (appended.has(table)) continue;
    if (whole && news.tables.has(table)) await removeOthers(tx, table, competition, rows);
    await remove(
      tx,
      table,
      keys.map(({ key }) => key),
    );
    if (replaced.has(table)) await remove(tx, table, rows);
  }
  for (const table of mirroredTables) {
    const rows = fitted(table, news, { versions, codes });
    for (const value of changesHands[table] ?? []) await park(tx, table, rows, value);
    if (table === 'entry') await writeEntries(tx, rows);
    else if (table === 'audit' || table === 'publication') await insertMissing(tx, table, rows);
    else await upsert(tx, table, rows, ownOf[table]);
    if (table === 'category') await tx.rows(boardsStatement, [competition]);
  }
  // Rows of a queue raise its version where that was right before: the log would lack one.
  await upsert(tx, 'route_queue', news.of('route_queue'));
  await finishEntries(tx, fitted('entry', news, { versions, codes }));
  await forgetNamesAgain(tx, competition, news);
  return written(news, [...versions.keys()]);
}

interface Touched {
  readonly setUp: boolean;
  /** Nodes may keep something of it by the competition's version. */
  readonly counted: boolean;
  readonly all: boolean;
  readonly categories: readonly string[];
  /** Rows left: whoever holds a board reads all of it again. */
  readonly reset: boolean;
}

const categoriesStatement = {
  name: 'hall.categories',
  text: `select distinct category_id as category from entry
    where competition_id = $1 and (id = any ($2) or profile_id = any ($2))`,
};

/** Which boards change: those of everybody whom a row names. */
async function boardsTouched(
  tx: Tx,
  { competition, news, whole }: Omit<Writing, 'codes'>,
  rebuilt: boolean,
): Promise<Touched> {
  const setUp =
    rebuilt ||
    (await differs(tx, 'competition', news.of('competition'), ownOfCompetition)) ||
    mirroredTables.some(
      (table) =>
        !dayTables.has(table) && (news.of(table).length > 0 || news.gone.some((one) => one.table === table)),
    );
  const rows = [...dayTables].flatMap((table) => news.of(table));
  const people = [...rows, ...news.gone.map(({ key }) => key)].flatMap((row) =>
    ['id', 'entry_id', 'profile_id', 'competitor_id', 'partner_id']
      .map((column) => row[column])
      .filter((id) => typeof id === 'string'),
  );
  const found = await tx.rows<{ category: string }>(categoriesStatement, [competition, people]);
  const named = rows.map((row) => row['category_id']).filter((id) => typeof id === 'string');
  return {
    setUp,
    counted: news.of('competition').length > 0 || news.of('publication').length > 0,
    all: setUp || whole,
    categories: [...new Set([...found.map(({ category }) => category), ...named])].toSorted(),
    reset: news.gone.some(({ table }) => table === 'entry' || table === 'result'),
  };
}

/** Locks and raises boards in the common order. @returns their versions */
async function raised(
  tx: Tx,
  competition: string,
  { all, categories, reset }: Touched,
): Promise<Map<string, number>> {
  if (all) await resetBoards(tx, competition);
  const here = await tx.kysely
    .selectFrom('categoryBoard')
    .select(['categoryId', 'version'])
    .where('competitionId', '=', competition)
    .orderBy('categoryId')
    .execute();
  const versions = new Map(here.map(({ categoryId, version }) => [categoryId, version]));
  if (all) return versions;
  const some = new Map<string, number>();
  for (const category of categories)
    if (versions.has(category)) some.set(category, await raiseBoard(tx, competition, category, { reset }));
  return some;
}

interface Fitting {
  readonly versions: ReadonlyMap<string, number>;
  readonly codes: TicketCodes;
}

/** Rows as this server stores them. */
function fitted(table: MovedTable, { of }: NewsRows, { versions, codes }: Fitting): readonly Row[] {
  const rows = of(table);
  if (table === 'entry' || table === 'result')
    return rows.map((row) => ({ ...row, version: versions.get(String(row['category_id'])) ?? 0 }));
  if (table === 'sponsor') return rows.map((row) => ({ ...row, picture_id: null }));
  if (table === 'ticket') return rows.map((row) => ticketHere(row, codes));
  if (table === 'merged_entry')
    // Who the hall knows by another uuid, this server does not.
    return rows
      .filter((row) => row['profile_id'] !== row['target_profile_id'])
      .toSorted((a, b) => String(a['audit_id']).localeCompare(String(b['audit_id'])));
  return rows;
}

const signatures = ['signed_at', 'marker_signed_at', 'signatures_off_at'];

/** Entries, without what needs all of them and their results: markers and signatures. */
async function writeEntries(tx: Tx, rows: readonly Row[]): Promise<void> {
  const bare = rows.map((row) => ({
    ...row,
    partner_id: null,
    signed_at: null,
    marker_signed_at: null,
  }));
  await upsert(tx, 'entry', bare, ['partner_id', ...signatures]);
}

async function finishEntries(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await park(tx, 'entry', rows, partner);
  await setColumns(tx, 'entry', rows, ['partner_id', 'starting_group', 'version']);
  await setColumns(tx, 'entry', rows, signatures);
}
