import type { FastifyInstance } from 'fastify';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database } from '../../platform/db/database.ts';
import { CloudFault } from './cloud.ts';
import { cloudOf, type Mirror, note, sendBatch } from './send-batch.ts';
import { sendPictures } from './send-pictures.ts';
import { tablesVersion } from './tables-version.ts';
import { newsTime } from './times.ts';

/** One node sends; the others of a hall wait for it to end. */
const key = 1_036;

const changedStatement = {
  name: 'hall.changed',
  text: 'select pg_snapshot_xmax(pg_current_snapshot())::text as at',
};

/** With each hello. */
const picturesAtOnce = 5;

/** What this node remembers of a competition between two looks. */
interface Line {
  /** When it is looked at again, at the earliest. */
  dueMs: number;
  pauseMs: number;
  saidMs: number;
  /** The newest transaction when it was last looked at. */
  at: string;
}

/**
 * Sends the news of every competition that was taken down to this server, as they come. A line that is down costs
 * nothing but a try every few seconds.
 *
 * @returns looks once
 */
export function newsSender(
  { db, config, log }: Pick<FastifyInstance, 'db' | 'config' | 'log'>,
  signal: AbortSignal,
): () => Promise<void> {
  const lines = new Map<string, Line>();

  /** At the next hello again, if it fails: no news wait for pictures. */
  async function sendSomePictures(mirror: Mirror): Promise<void> {
    const cloud = cloudOf(mirror, config.mirrorTo, await tablesVersion(db));
    try {
      await sendPictures({ db, config }, cloud, { most: picturesAtOnce, signal });
    } catch (err) {
      log.warn({ err, competition: mirror.competitionId }, 'pictures of the hall were not sent');
    }
  }

  async function look(mirror: Mirror): Promise<void> {
    const competition = mirror.competitionId;
    const line = lines.get(competition) ?? { dueMs: 0, pauseMs: newsTime.lookMs, saidMs: 0, at: '' };
    lines.set(competition, line);
    const now = Date.now();
    if (now < line.dueMs) return;
    const at = await newest(db);
    // Seldom: noting it is a change of the database, too.
    const says = now >= line.saidMs + newsTime.helloMs || mirror.fault !== null;
    if (at === line.at && !says) return;
    try {
      const { handedBack } = await sendBatch(mirror, {
        db,
        codes: await ticketCodes(db),
        mirrorTo: config.mirrorTo,
        signal,
      });
      if (handedBack) await end(db, competition);
      else if (says) await sendSomePictures(mirror);
      if (says) await note(db, competition, { fault: null, sentAt: new Date() });
      Object.assign(line, { dueMs: 0, pauseMs: newsTime.lookMs, saidMs: says ? now : line.saidMs, at });
    } catch (error) {
      if (signal.aborted) return;
      line.pauseMs = Math.min(line.pauseMs * 2, newsTime.longestPauseMs);
      line.dueMs = Date.now() + line.pauseMs;
      const fault = error instanceof CloudFault ? error.message : 'The news could not be sent.';
      if (fault === mirror.fault) return;
      log.warn({ err: error, competition }, 'the cloud does not take the news; it is tried again');
      await note(db, competition, { fault });
    }
  }

  return async () => {
    const mirrors = await mirrorsOf(db);
    if (mirrors.length === 0) return;
    await db.alone(key, async () => {
      for (const mirror of await mirrorsOf(db)) await look(mirror);
    });
  };
}

const mirrorsOf = (db: Database): Promise<Mirror[]> =>
  db.kysely.selectFrom('mirror').selectAll().where('state', '=', 'JUDGING').execute();

async function newest(db: Database): Promise<string> {
  const [row] = await db.rows<{ at: string }>(changedStatement, []);
  return row?.at ?? '';
}

/** The cloud is the owner again. */
const end = (db: Database, competition: string): Promise<unknown> =>
  db.kysely
    .updateTable('mirror')
    .set({ state: 'HANDED_BACK', fault: null })
    .where('competitionId', '=', competition)
    .execute();
