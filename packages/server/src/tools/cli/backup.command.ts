import { resolve } from 'node:path';
import { BackupFault } from '../../platform/backup/backup-fault.ts';
import { backUp } from '../../platform/backup/backups.ts';
import { commandLine } from '../../platform/version.ts';
import { CommandFault, type DatabaseCommand } from '../command.ts';
import { readOptions } from './options.ts';

export const backupCommand: DatabaseCommand = {
  name: 'backup',
  summary: 'Write everything that the database holds into a file, while the server serves',
  help: `Usage: ${commandLine} backup --to <file>

  --to  a new file; only you will be able to read it

The file holds all competitions, people, pictures and secrets of one moment, and fits the embedded database and
PostgreSQL alike. Keep it as you keep passwords.

Example: ${commandLine} backup --to /media/stick/before-finals.backup`,
  tables: 'any',
  file: { option: '--to', replaces: false },
  prepare: (args) => {
    const { to } = readOptions(args, ['to']);
    if (!to) throw new CommandFault('Say where: --to <file>.');
    if (/[/\\]$/.test(to)) throw new CommandFault(`${to} is a folder: add the name of a new file.`);
    return ['--to', resolve(to)];
  },
  run: async (args, { db, config }) => {
    const { to = '' } = readOptions(args, ['to']);
    try {
      const { rows, bytes } = await backUp(db, to, {
        through: db.kind === 'embedded' ? config.dataDir : null,
      });
      const written = `Wrote ${rows} rows (${(bytes / 1e6).toFixed(1)} MB) to ${to}. Keep it as you keep passwords.`;
      return config.bucket === null
        ? [written]
        : [written, 'Pictures are in the object store (TOPOUT_S3_URL), not in this file: back that up too.'];
    } catch (error) {
      throw error instanceof BackupFault ? new CommandFault(error.message) : error;
    }
  },
};
