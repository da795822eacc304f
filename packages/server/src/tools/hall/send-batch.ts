import { gzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { TicketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { databaseTimeOf } from '../../judging/clock/database-time.ts';
import type { Database } from '../../platform/db/database.ts';
import type { HallTables } from '../../platform/db/tables/halls.ts';
import { newId } from '../../platform/ids.ts';
import { ask, type Cloud, CloudFault } from './cloud.ts';
import { collectNews, type News } from './collect-news.ts';
import { type CloudState, type Greeting, mostPieces } from './hall-calls.ts';
import { forgetSent } from './send-pictures.ts';
import { type TablesVersion, tablesVersion } from './tables-version.ts';

export type Mirror = Selectable<HallTables['mirror']>;

/** Bytes of a piece before they become base64. */
const pieceBytes = 192 * 1024;

interface Sending {
  readonly db: Database;
  readonly codes: TicketCodes;
  /** Another address than the one that it was taken down from; null = that one. */
  readonly mirrorTo: string | null;
  readonly signal?: AbortSignal;
}

/** @param version of this hall */
export const cloudOf = (mirror: Mirror, mirrorTo: string | null, version: TablesVersion): Cloud => ({
  version,
  url: mirrorTo ?? mirror.url,
  token: mirror.token,
  competition: mirror.competitionId,
  hall: mirror.hallId,
});

/**
 * Sends what the cloud lacks of a competition. Where the two disagree on what was sent last, as after one of them was
 * restored, it sends all of it; and after one was updated, since it may know of more then.
 *
 * @returns what the cloud has then
 * @throws CloudFault
 */
export async function sendBatch(mirror: Mirror, sending: Sending): Promise<CloudState> {
  const { db, codes, mirrorTo, signal } = sending;
  const version = await tablesVersion(db);
  const cloud = cloudOf(mirror, mirrorTo, version);
  const state = await ask<Greeting>(cloud, 'hello', { now: await databaseTimeOf(db).now() }, signal);
  if (state.handedBack) return state;
  const epoch = await epochOf(db);
  const versions = `${version.migration} ${state.migration}`;
  const goesOn = mirror.epoch === epoch && followsOn(mirror, state);
  if (!goesOn) await forgetSent(db, mirror.competitionId);
  const agreed = goesOn && mirror.versions === versions;
  const base = agreed ? mirror.base : null;
  const { competitionId: competition, people } = mirror;
  const news = await collectNews(db, { competition, base, people, codes, tables: state.tables });
  if (news.lines.length === 0) return state;
  const batch = newId();
  await note(db, competition, { batchId: batch, position: state.position, epoch, base, versions });
  const pieces = { batch, after: state.position, whole: base === null, news };
  const sent = await sendPieces(cloud, pieces, signal).catch(async (error: unknown) => {
    // What was refused would be refused again: next time all of it.
    if (error instanceof CloudFault && error.status === 409) await note(db, competition, { base: null });
    throw error;
  });
  if (sent.position === state.position + 1 && sent.batch === batch) await confirmed(db, mirror, sent, news);
  return sent;
}

/** The cloud has what this hall knows, or the batch of which the answer was lost. Rows that it has twice do no harm. */
const followsOn = ({ position, batchId }: Mirror, state: CloudState): boolean =>
  state.position === position || (state.position === position + 1 && state.batch === batchId);

interface Batch {
  readonly batch: string;
  readonly after: number;
  readonly whole: boolean;
  readonly news: News;
}

async function sendPieces(
  cloud: Cloud,
  { batch, after, whole, news }: Batch,
  signal: AbortSignal | undefined,
): Promise<CloudState> {
  const bytes = gzipSync(news.lines.join('\n'));
  const count = Math.ceil(bytes.length / pieceBytes);
  if (count > mostPieces) throw new CloudFault('The news are larger than the cloud takes.', 413);
  let state: CloudState | undefined;
  for (let number = 0; number < count; number += 1) {
    const piece = bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes).toString('base64');
    const last = number === count - 1;
    state = await patiently(() =>
      ask(cloud, 'news', { batch, after, number, last, whole, bytes: piece }, signal),
    );
  }
  if (!state) throw new Error('A batch has at least one piece');
  return state;
}

/** A piece that did not get through is sent again, so that a poor line carries large batches. */
async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let pause = 250; ; pause *= 2) {
    try {
      return await send();
    } catch (error) {
      if (pause > 1_000 || (error as { status?: unknown }).status !== null) throw error;
      await sleep(pause);
    }
  }
}

const epochStatement = { name: 'hall.epoch', text: 'select id from database_epoch' };

async function epochOf(db: Database): Promise<string> {
  const [row] = await db.rows<{ id: string }>(epochStatement, []);
  return row?.id ?? '';
}

type Noted = Partial<
  Pick<Mirror, 'batchId' | 'position' | 'epoch' | 'base' | 'versions' | 'sentAt' | 'fault'>
>;

export const note = (db: Database, competition: string, noted: Noted): Promise<unknown> =>
  db.kysely.updateTable('mirror').set(noted).where('competitionId', '=', competition).execute();

const forgetStatement = {
  name: 'hall.forget_gone',
  text: 'delete from mirror_gone x where x.competition_id = $1 and age(x.xmin) > age($2::xid)',
};

async function confirmed(
  db: Database,
  { competitionId: competition }: Mirror,
  { position }: CloudState,
  { base }: News,
): Promise<void> {
  await note(db, competition, { position, base, sentAt: new Date(), fault: null });
  await db.rows(forgetStatement, [competition, base]);
}
