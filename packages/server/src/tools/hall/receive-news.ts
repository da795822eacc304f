import { gunzipSync } from 'node:zlib';
import { writeAudit } from '../../competition/audit.ts';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { reasonOf } from '../../platform/start-fault.ts';
import { type Hall, heard, knownHall, stateOf } from './known-hall.ts';
import type { CloudState, HandBackCall, HallCall, NewsCall } from './hall-calls.ts';
import { damaged, newsRows } from './news-rows.ts';
import { nothingTold, type Told, toldBy } from './told.ts';
import { writeNews } from './write-news.ts';

/** A whole competition with a hundred thousand results has less. */
const mostBytes = 512 * 1024 * 1024;

interface Received {
  readonly state: CloudState;
  readonly told: Told;
}

/** What the cloud has, and that the hall is there. */
export const hello = (db: Database, call: HallCall): Promise<CloudState> =>
  db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    await heard(tx, hall);
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
      return { state: stateOf(hall), told: nothingTold };
    await keepPiece(tx, call);
    const pieces = await piecesOf(tx, competition, batch);
    if (!last || pieces.length !== number + 1)
      return { state: stateOf(hall, pieces.length), told: nothingTold };
    const news = newsRows(unpacked(pieces), competition);
    const categories = await writeNews(tx, { competition, news, whole: call.whole, codes }).catch(
      refuseMisfits,
    );
    await tx.rows(forget, [competition]);
    const applied: Hall = { ...hall, position: hall.position + 1, batchId: batch };
    await tx.kysely
      .updateTable('hall')
      .set({ position: applied.position, batchId: batch })
      .where('competitionId', '=', competition)
      .execute();
    return { state: stateOf(applied), told: toldBy(news, categories) };
  });
}

/** Makes this server the owner again, once it has all news. */
export const takeBack = (db: Database, call: HandBackCall): Promise<CloudState> =>
  db.transaction(async (tx) => {
    const hall = await takenBy(tx, call);
    if (hall.handedBackAt !== null) return stateOf(hall);
    if (hall.position !== call.position)
      throw conflict('hall.behind', 'The cloud has not got all news yet. Please try again.');
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

/** SQL's classes of errors in data and in their constraints: rows of a hall of this version have none. */
const ofData = /^2[23]/;

/** @throws Refusal 400, with the reason for the host of the hall */
function refuseMisfits(error: unknown): never {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !ofData.test(code)) throw error;
  throw invalid(`The news do not fit into the cloud: ${reasonOf(error)}.`);
}

/** @throws Refusal 400 */
function unpacked(all: readonly Uint8Array[]): string[] {
  try {
    return gunzipSync(Buffer.concat(all), { maxOutputLength: mostBytes })
      .toString()
      .split('\n')
      .filter(Boolean);
  } catch {
    throw damaged();
  }
}
