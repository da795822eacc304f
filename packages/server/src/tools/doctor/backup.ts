import { statSync } from 'node:fs';
import type { Config } from '../../platform/config.ts';
import { figureOf } from './figures.ts';
import { type Finding, fault, note, well } from './finding.ts';
import { existing, isWritable } from './folders.ts';
import type { Reached } from './reach.ts';

/** A day, and some hours for a server that was off at that time. */
const oldSeconds = 100_000;
const hour = 3_600;

/** Whether what is lost with the disk would be somewhere else, too. */
export async function lookAtBackup(
  config: Pick<Config, 'backup' | 'bucket' | 'databaseUrl' | 'dataDir'>,
  url: string,
  here: Reached,
): Promise<Finding[]> {
  const [failed, age] = [
    await figureOf(url, here, 'topout_backup_failed'),
    await figureOf(url, here, 'topout_backup_age_seconds'),
  ];
  const found = [
    ...aboutFolder(config),
    ...aboutLast(failed === 1, age, config.backup !== null),
    ...aboutPictures(config),
  ];
  if (found.length > 0) return found;
  const last = age === null ? '' : `, the last one ${Math.round(age / hour)} hours ago`;
  return [well('backup', `A backup is written every day to ${config.backup?.folder}${last}.`)];
}

function aboutFolder({
  backup,
  databaseUrl,
  dataDir,
}: Pick<Config, 'backup' | 'databaseUrl' | 'dataDir'>): Finding[] {
  if (backup === null)
    return [
      note(
        'backup',
        'No backup is written by itself.',
        'Set TOPOUT_BACKUP_DIR to a folder on another disk, unless others look after that.',
      ),
    ];
  const { folder } = backup;
  if (existing(folder) !== folder)
    return [
      fault(
        'backup',
        `The folder for backups ${folder} is not there.`,
        'Make it, plug in its disk, or correct TOPOUT_BACKUP_DIR.',
      ),
    ];
  if (!isWritable(folder))
    return [
      fault(
        'backup',
        `The folder for backups ${folder} cannot be written.`,
        'Give it to the user that runs Topout, or set TOPOUT_BACKUP_DIR to one that can be written.',
      ),
    ];
  if (databaseUrl === null && statSync(folder).dev === statSync(existing(dataDir)).dev)
    return [
      note(
        'backup',
        `The folder for backups ${folder} is on the disk of the data: both would be lost with it.`,
        'Set TOPOUT_BACKUP_DIR to a folder on another disk.',
      ),
    ];
  return [];
}

const aboutPictures = ({ bucket }: Pick<Config, 'bucket'>): Finding[] =>
  bucket === null
    ? []
    : [
        note(
          'backup',
          'Pictures are in the object store (TOPOUT_S3_URL), and in no backup.',
          'Have the object store copy them to another place, or keep deleted objects.',
        ),
      ];

/** What a running server says of the last one. @param daily whether one is to be written every day */
function aboutLast(isFailed: boolean, age: number | null, daily: boolean): Finding[] {
  if (isFailed)
    return [
      fault(
        'backup',
        'The last backup failed.',
        'Look for “the daily backup failed” in the server’s log: it says why.',
      ),
    ];
  if (!daily || age === null || age < oldSeconds) return [];
  return [
    fault(
      'backup',
      `The last backup is ${Math.round(age / hour)} hours old.`,
      'Look for “the daily backup failed” in the server’s log, or write one: npm run topout -- backup.',
    ),
  ];
}
