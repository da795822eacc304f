import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownZone, wallTime } from '@topout/domain';
import type { DailyBackup } from '../config.ts';
import type { Database } from '../db/database.ts';
import { backUpDay } from './backups.ts';
import { deleteLeftovers } from './leftovers.ts';
import type { BackupWay } from './write-backup.ts';

const ours = /^topout-\d{4}-\d\d-\d\d-\d{4}\.backup$/;

/**
 * Writes the backup of today once its hour has come, and deletes the oldest of this folder, and what
 * interrupted ones left. A server that was off at that hour does so when it runs again.
 *
 * @returns the new file; null if none was due
 * @throws BackupFault
 */
export async function backUpDaily(
  db: Database,
  { folder, hour, kept }: DailyBackup,
  now: Date,
  way: BackupWay = { through: null },
): Promise<string | null> {
  const [day = '', time = ''] = wallTime(now, ownZone()).split('T');
  if (Number(time.slice(0, 2)) < hour) return null;
  const file = join(folder, `topout-${day}-${time.replace(':', '')}.backup`);
  if ((await backUpDay(db, day, file, way)) === null) return null;
  deleteLeftovers(way.through === null ? [folder] : [folder, way.through], new Date());
  for (const old of readdirSync(folder)
    .filter((name) => ours.test(name))
    .sort()
    .slice(0, -kept))
    rmSync(join(folder, old));
  return file;
}
