import type { FastifyInstance } from 'fastify';
import { tellSessions } from './entering/waves/tell-sessions.ts';
import { sweep } from './people/auth/sessions/sweep.ts';
import { backUpDaily } from './platform/backup/daily-backup.ts';
import type { BackupWay } from './platform/backup/write-backup.ts';
import { lookAfterTables } from './platform/db/upkeep.ts';
import { deliverMail } from './platform/mail/deliver-mail.ts';
import type { DailyBackup } from './platform/config.ts';
import { mailBase, transportOf } from './platform/mail/transport.ts';
import { postOutside } from './platform/push/post.ts';
import { pushSender } from './platform/push/vapid.ts';
import { pushDelivery } from './people/push/deliver-push.ts';
import { pictureStore } from './platform/media/choose-store.ts';
import { endHolds } from './tools/cells/end-holds.ts';
import { signInsToHome } from './tools/cells/sign-ins-to-home.ts';
import { listenForHalls } from './tools/hall/listen-for-halls.ts';
import { newsSender } from './tools/hall/send-news.ts';
import { newsTime } from './tools/hall/times.ts';

const mailEveryMs = 3_000;
const pushEveryMs = 1_000;
/** Sessions begin on the minute: nobody is told later than half a minute. */
const sessionsEveryMs = 30_000;
const holdsEveryMs = 2_000;
const signInsEveryMs = 3_000;
const sweepEveryMs = 3_600_000;
const clearEveryMs = 60_000;
const upkeepEveryMs = 600_000;
const backupEveryMs = 60_000;

/** The work a running server does by itself. Ends with the app. */
export function startBackground(app: FastifyInstance): void {
  const { config, db, log } = app;
  const failed = (error: unknown) => log.error({ err: error }, 'background work failed');
  const send = transportOf(config, log);
  every(app, mailEveryMs, () => deliverMail(db, send, failed).catch(failed));
  every(app, sweepEveryMs, () => sweep(db).catch(failed));
  const base = mailBase(config);
  let delivery: ReturnType<typeof pushDelivery> | undefined;
  /** The sender's key is in the database, which may be away when the server starts. */
  const push = async () => {
    delivery ??= pushDelivery({
      db,
      sender: await pushSender(db, config),
      post: postOutside,
      base,
      onError: failed,
    });
    await delivery.begin();
  };
  every(app, sessionsEveryMs, () => tellSessions(db).catch(failed));
  every(app, pushEveryMs, () => push().catch(failed));
  app.addHook('onClose', async () => {
    await delivery?.ended();
  });
  const pictures = pictureStore(db, config);
  every(app, clearEveryMs, () => pictures.clear().catch(failed));
  every(app, newsTime.listenMs, () => listenForHalls(db).catch(failed));
  if (app.home) {
    const tellHome = signInsToHome(db, app.home);
    every(app, signInsEveryMs, () => tellHome().catch(failed));
  }
  every(app, holdsEveryMs, () => endBrokenMoves(app).catch(failed));
  const stops = new AbortController();
  app.addHook('preClose', async () => stops.abort());
  const sendNews = newsSender(app, stops.signal);
  every(app, newsTime.lookMs, () => sendNews().catch(failed));
  const { backup } = config;
  if (backup) backUpEveryDay(app, backup);
  // First, because the demo or an import may just have filled the tables.
  every(app, upkeepEveryMs, () => lookAfterTables(db).catch(failed))();
}

async function endBrokenMoves({ db, log }: FastifyInstance): Promise<void> {
  for (const competition of await endHolds(db))
    log.warn({ competition }, 'a move to another cell was broken off; changes go on here');
}

function backUpEveryDay(app: FastifyInstance, backup: DailyBackup): void {
  const { config, db } = app;
  const stops = new AbortController();
  app.addHook('preClose', async () => stops.abort());
  const through = db.kind === 'embedded' ? config.dataDir : null;
  every(app, backupEveryMs, () => backUpToday(app, backup, { through, signal: stops.signal }))();
}

async function backUpToday(
  { db, log }: FastifyInstance,
  backup: DailyBackup,
  way: Required<BackupWay>,
): Promise<void> {
  try {
    const file = await backUpDaily(db, backup, new Date(), way);
    if (file !== null) log.info({ file }, 'backed up');
  } catch (err) {
    if (!way.signal.aborted) log.error({ err }, 'the daily backup failed; it is tried again in an hour');
  }
}

/** Starts each run when the previous one has ended; closing the app waits for it. @returns runs it now */
function every(app: FastifyInstance, ms: number, work: () => Promise<unknown>): () => void {
  let running: Promise<unknown> | undefined;
  const now = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(now, ms);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return now;
}
