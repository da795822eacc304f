import { writeAudit } from '../../competition/audit.ts';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { fitShared } from './fit-shared.ts';
import { othersOf } from './given.ts';
import { type Hall, heard, knownHall, stateOf } from './known-hall.ts';
import type { CloudState, Greeting, HandBackCall, HallCall, HelloCall, NewsCall } from './hall-calls.ts';
import { keepClocks, measured } from './hall-clock.ts';
import { inTurn } from './in-turn.ts';
import { completed } from './complete-rows.ts';
import { type NewsRows, newsTables, renamed } from './news-rows.ts';
import { countsLikeLog } from '../move/room-to-count.ts';
import { tablesVersion } from './tables-version.ts';
import { unpackNews } from './unpack-news.ts';
import { writeNews } from './write-news.ts';
import type { Written } from './written.ts';

interface Received {
  readonly state: CloudState;
  /** Null = nothing was applied. */
  readonly changed: Written | null;
}

/** What the cloud has, and that the hall is there. @param now by this server's clock */
export const hello = (db: Database, call: HelloCall, now: number): Promise<Greeting> =>
  db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    await heard(tx, hall);
    if (call.now !== undefined) await measured(tx, hall, now - call.now);
    const { migration } = await tablesVersion(tx);
    return { ...stateOf(hall), migration, tables: [...newsTables] };
  });

/**
 * Stores a piece of a batch; with its last piece applies it. Position and rows change in one transaction, so nothing is
 * applied twice, and a batch that does not follow the last one changes nothing: the hall sees that from the answer.
 *
 * @throws Refusal of news that cannot be applied, 503 while the same batch is being applied
 */
export async function receiveNews(db: Database, call: NewsCall): Promise<Received> {
  const { state, isWhole } = await keepPiece(db, call);
  if (!isWhole) return { state, changed: null };
  return inTurn(call.competition, () => apply(db, call));
}

async function keepPiece(db: Database, call: NewsCall): Promise<{ state: CloudState; isWhole: boolean }> {
  const { competition, batch, number, bytes, last } = call;
  return db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    await heard(tx, hall);
    if (!follows(hall, call)) return { state: stateOf(hall), isWhole: false };
    await tx.rows(forgetOthers, [competition, batch]);
    await tx.rows(keep, [competition, batch, number, Buffer.from(bytes, 'base64')]);
    const [kept] = await tx.rows<{ pieces: number }>(count, [competition, batch]);
    const pieces = kept?.pieces ?? 0;
    return { state: stateOf(hall, pieces), isWhole: last && pieces === number + 1 };
  });
}

/** Reads the batch before anything is locked, then writes it. */
async function apply(db: Database, call: NewsCall): Promise<Received> {
  const { competition, batch, whole } = call;
  const codes = await ticketCodes(db);
  const pieces = await db.rows<{ bytes: Uint8Array }>(read, [competition, batch]);
  const reader = await unpackNews(
    pieces.map(({ bytes }) => bytes),
    competition,
  );
  return db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    if (!follows(hall, call)) return { state: stateOf(hall), changed: null };
    const others = await othersOf(tx, competition, reader.uuids);
    const sent = await completed(tx, renamed(reader.news(), others));
    const news = await fitShared(tx, competition, sent);
    const changed = await writeNews(tx, { competition, news, whole, codes });
    await requireCounted(tx, competition, whole ? null : news);
    await tx.rows(forget, [competition]);
    const applied: Hall = { ...hall, position: hall.position + 1, batchId: batch };
    await tx.kysely
      .updateTable('hall')
      .set({ position: applied.position, batchId: batch })
      .where('competitionId', '=', competition)
      .execute();
    return { state: stateOf(applied), changed };
  });
}

/** @throws Refusal 400 if a result or a queue is older than the log: the next command there would be the second of its version */
async function requireCounted(tx: Tx, competition: string, news: NewsRows | null): Promise<void> {
  const rows = [
    ...(news?.of('command') ?? []),
    ...(news?.of('result') ?? []),
    ...(news?.of('route_queue') ?? []),
  ];
  const gone = news?.gone.map(({ key }) => key) ?? [];
  const ids = (column: string) =>
    [...rows, ...gone].map((row) => row[column]).filter((id) => typeof id === 'string');
  const touched = news && { entries: ids('entry_id'), routes: ids('route_id') };
  if (!(await countsLikeLog(tx, competition, touched)))
    throw invalid('The news hold results that are older than the log.');
}

const follows = (hall: Hall, { after }: NewsCall): boolean =>
  hall.position === after && hall.handedBackAt === null;

/** Makes this server the owner again, once it has all news. */
export const takeBack = (db: Database, call: HandBackCall): Promise<CloudState> =>
  db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    if (hall.handedBackAt !== null) return stateOf(hall);
    if (hall.position !== call.position)
      throw conflict('hall.behind', 'The cloud has not got all news yet. Please try again.');
    await keepClocks(tx, hall.competitionId);
    const back = { ...hall, handedBackAt: new Date() };
    await tx.kysely
      .updateTable('hall')
      .set({ handedBackAt: back.handedBackAt, heardAt: back.handedBackAt, silent: false })
      .where('competitionId', '=', hall.competitionId)
      .execute();
    const competition = hall.competitionId;
    await writeAudit(tx, { competition, actor: null, kind: 'competition.handed_back' });
    return stateOf(back);
  });

/** @throws Refusal as `knownHall`; 409 if it took nothing down */
export async function takenBy(tx: Tx, call: HallCall): Promise<Hall> {
  const hall = await knownHall(tx, call);
  if (hall.hallId === null) throw conflict('hall.not_taken', 'This competition was not taken down yet.');
  return hall;
}

const forgetOthers = {
  name: 'hall.forget_others',
  text: 'delete from hall_piece where competition_id = $1 and batch_id <> $2',
};
const forget = { name: 'hall.forget', text: 'delete from hall_piece where competition_id = $1' };
const keep = {
  name: 'hall.keep_piece',
  text: 'insert into hall_piece (competition_id, batch_id, number, bytes) values ($1, $2, $3, $4) on conflict do nothing',
};
const count = {
  name: 'hall.count_pieces',
  text: 'select count(*)::int as pieces from hall_piece where competition_id = $1 and batch_id = $2',
};
const read = {
  name: 'hall.pieces',
  text: 'select bytes from hall_piece where competition_id = $1 and batch_id = $2 order by number',
};
