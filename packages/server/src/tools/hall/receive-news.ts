import { gunzipSync } from 'node:zlib';
import { writeAudit } from '../../competition/audit.ts';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { type Hall, heard, knownHall, stateOf } from './known-hall.ts';
import type { CloudState, HandBackCall, HallCall, HelloCall, NewsCall } from './hall-calls.ts';
import { keepClocks, measured } from './hall-clock.ts';
import { newsRows } from './news-rows.ts';
import { writeNews, type Written } from './write-news.ts';

/** A whole competition with a hundred thousand results has less. */
const mostBytes = 512 * 1024 * 1024;

interface Received {
  readonly state: CloudState;
  /** Null = nothing was applied. */
  readonly changed: Written | null;
}

/** What the cloud has, and that the hall is there. @param now by this server's clock */
export const hello = (db: Database, call: HelloCall, now: number): Promise<CloudState> =>
  db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    await heard(tx, hall);
    if (call.now !== undefined) await measured(tx, hall, now - call.now);
    return stateOf(hall);
  });

/**
 * Stores a piece of a batch; with its last piece applies it. Position and rows change in one transaction, so nothing is
 * applied twice, and a batch that does not follow the last one changes nothing: the hall sees that from the answer.
 */
export async function receiveNews(db: Database, call: NewsCall): Promise<Received> {
  const codes = await ticketCodes(db);
  return db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    await heard(tx, hall);
    const { competition, batch, number, last } = call;
    if (hall.position !== call.after || hall.handedBackAt !== null)
      return { state: stateOf(hall), changed: null };
    await keepPiece(tx, call);
    const pieces = await piecesOf(tx, competition, batch);
    if (!last || pieces.length !== number + 1) return { state: stateOf(hall, pieces.length), changed: null };
    const news = newsRows(unpacked(pieces), competition);
    const changed = await writeNews(tx, { competition, news, whole: call.whole, codes });
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

async function takenBy(tx: Tx, call: HallCall): Promise<Hall> {
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
  text: `insert into hall_piece (competition_id, batch_id, number, bytes) values ($1, $2, $3, decode($4, 'base64'))
    on conflict do nothing`,
};
const pieces = {
  name: 'hall.pieces',
  text: 'select bytes from hall_piece where competition_id = $1 and batch_id = $2 order by number',
};

async function keepPiece(tx: Tx, { competition, batch, number, bytes }: NewsCall): Promise<void> {
  await tx.rows(forgetOthers, [competition, batch]);
  await tx.rows(keep, [competition, batch, number, bytes]);
}

const piecesOf = async (tx: Tx, competition: string, batch: string): Promise<Uint8Array[]> => {
  const found = await tx.rows<{ bytes: Uint8Array }>(pieces, [competition, batch]);
  return found.map(({ bytes }) => bytes);
};

/** @throws Refusal 400 */
function unpacked(all: readonly Uint8Array[]): string[] {
  try {
    return gunzipSync(Buffer.concat(all), { maxOutputLength: mostBytes })
      .toString()
      .split('\n')
      .filter(Boolean);
  } catch {
    throw invalid('The news are damaged.');
  }
}
