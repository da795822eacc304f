import { resolve } from 'node:path';
import { BackupFault } from '../../platform/backup/backup-fault.ts';
import { otherFormatOf } from '../../platform/backup/other-file.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { type Config, loadConfig } from '../../platform/config.ts';
import { commandLine } from '../../platform/version.ts';
import { type ClientCommand, CommandFault } from '../command.ts';
import { readOptions } from './options.ts';

const aboutPictures = (count: number, { bucket }: Pick<Config, 'bucket'>): string =>
  bucket === null
    ? `${count} pictures are in an object store, and not shown without it: set TOPOUT_S3_URL as it was.`
    : `${count} pictures are in the object store (TOPOUT_S3_URL), not in the backup: see that it has them.`;

export const restoreCommand: ClientCommand = {
  name: 'restore',
  summary: 'Fill an empty database with a backup',
  help: `Usage: ${commandLine} restore --from <file>

  --from  a file that backup wrote, with this version or an earlier one

The database is the one that the settings name (TOPOUT_DATA_DIR, DATABASE_URL). It must be empty, and no server
may use it. If anything is wrong, nothing changes.

Example: TOPOUT_DATA_DIR=/srv/topout ${commandLine} restore --from /media/stick/before-finals.backup`,
  runHere: async (args, say) => {
    const { from } = readOptions(args, ['from']);
    if (!from) throw new CommandFault('Say from where: --from <file>.');
    const other = await otherFormatOf(resolve(from));
    if (other !== null)
      throw new CommandFault(
        `${resolve(from)} is no backup: it holds one ${other}. Bring it in with import-competition --from <file>. Nothing was changed.`,
      );
    try {
      const config = loadConfig(process.env);
      const { rows, writtenAt, elsewhere } = await restoreBackup(config, resolve(from));
      say(`Restored ${rows} rows as of ${writtenAt}. Compare them: ${commandLine} verify`);
      if (elsewhere > 0) say(aboutPictures(elsewhere, config));
    } catch (error) {
      throw error instanceof BackupFault ? new CommandFault(error.message) : error;
    }
  },
};
