import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import { reasonOf } from '../start-fault.ts';
import { type BackupWay, type WrittenBackup, writeBackup } from './write-backup.ts';

/** How well a database is backed up. */
export interface BackupState {
  /** Since the last backup that was written; null = there is none. */
  readonly ageSeconds: number | null;
  /** Of that one's file. */
  readonly bytes: number | null;
  /** Why the last daily one failed, if none was written since. */
  readonly fault: string | null;
}

const statements = {
  place: {
    name: 'backup.place',
    text: "select to_regclass('backup') is not null as place",
  },
  add: {
    name: 'backup.add',
    text: 'insert into backup (id, began_at, ended_at, bytes) values ($1, $2, now(), $3)',
  },
  // Asked every minute of every node: what is done takes no lock.
  claim: {
    name: 'backup.claim',
    text: `
      insert into backup (id, day) select $1, $2::date where not exists (
        select from backup where day = $2::date and (bytes is not null or began_at >= now() - interval '1 hour'))
      on conflict (day) do update set id = excluded.id, began_at = now()
        where backup.bytes is null and backup.began_at < now() - interval '1 hour'
      returning id`,
  },
  end: {
    name: 'backup.end',
    text: 'update backup set ended_at = now(), bytes = $2, fault = $3 where id = $1',
  },
  giveBack: {
    name: 'backup.give_back',
    text: 'delete from backup where id = $1',
  },
  state: {
    name: 'backup.state',
    text: `
      select extract(epoch from now() - good.ended_at)::float8 as age_seconds, good.bytes, last.fault
      from (select 1) one
      left join lateral (
        select ended_at, bytes from backup where bytes is not null order by ended_at desc limit 1) good on true
      left join lateral (
        select fault from backup where ended_at is not null order by ended_at desc limit 1) last on true`,
  },
};

/** Writes a backup that somebody asked for, and records it; if it fails, they see that. @throws BackupFault */
export async function backUp(db: Database, file: string, way?: BackupWay): Promise<WrittenBackup> {
  const began = new Date();
  const written = await writeBackup(db, file, way);
  // The tables of an earlier version have no place for it.
  const [found] = await db.rows<{ place: boolean }>(statements.place, []);
  if (found?.place) await db.rows(statements.add, [newId(), began, written.bytes]);
  return written;
}

/**
 * Writes the backup of a day, unless a node has done so or is doing so. What failed, or was interrupted, is
 * tried again after an hour.
 *
 * @param day as `2026-11-26`
 * @returns null if it is not this node's turn
 * @throws BackupFault
 */
export async function backUpDay(
  db: Database,
  day: string,
  file: string,
  way: BackupWay,
): Promise<WrittenBackup | null> {
  const id = newId();
  const claimed = await db.rows(statements.claim, [id, day]);
  if (claimed.length === 0) return null;
  try {
    const written = await writeBackup(db, file, way);
    await db.rows(statements.end, [id, written.bytes, null]);
    return written;
  } catch (error) {
    // Whoever stops leaves it to another node, or to its next start.
    if (way.signal?.aborted) await db.rows(statements.giveBack, [id]);
    else await db.rows(statements.end, [id, null, reasonOf(error)]);
    throw error;
  }
}

/** The last backup of this database, whichever node wrote it. */
export async function backupState(db: Database): Promise<BackupState> {
  const [state] = await db.rows<BackupState>(statements.state, []);
  return state ?? { ageSeconds: null, bytes: null, fault: null };
}
