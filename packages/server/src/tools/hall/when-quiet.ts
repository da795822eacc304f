import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { newsTime } from './times.ts';

const olderStatement = {
  name: 'hall.older',
  text: `select count(*)::int as older from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start < $1`,
};

/**
 * Resolves when every change has ended that was let in before the competition was given away.
 *
 * @param tries how often it looks
 * @throws Refusal 409 if one takes long
 */
export async function whenQuiet(db: Database, tries: number = newsTime.settleTries): Promise<void> {
  const given = new Date(Date.now() + newsTime.settleMs);
  await sleep(newsTime.settleMs);
  // The embedded database has one connection: everything before has ended.
  if (db.kind === 'embedded') return;
  for (let tried = 0; tried < tries; tried += 1) {
    const [row] = await db.rows<{ older: number }>(olderStatement, [given]);
    if (row?.older === 0) return;
    await sleep(newsTime.settleMs);
  }
  throw conflict('hall.busy', 'The competition is being changed. Please try again in a moment.');
}
