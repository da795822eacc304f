import { commandLine } from '../../platform/version.ts';
import { exportCompetition } from '../move/export-competition.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { readOptions } from './options.ts';
import { fromHere } from './paths.ts';
import { isUuid } from './is-uuid.ts';

export const exportCompetitionCommand: CliCommand = {
  name: 'export-competition',
  summary: 'Write a whole competition to a file, to move it to another server',
  help: `Usage: ${commandLine} export-competition --competition <uuid> --to <file>

  --competition  its id, as in its address
  --to           the file; one that is there is replaced

The file has everything: set-up, people with their proved addresses, log, results, publications, pictures. It also has the
codes of its tickets and the key for judges, so keep it as you keep passwords. Here nothing changes.

Example: ${commandLine} export-competition --competition 0198a5c0-0000-7000-8000-000000000001 --to jam.topout`,
  tables: 'ours',
  file: { option: '--to', replaces: true },
  prepare: (args) => fromHere(args, '--to'),
  run: async (args, context) => {
    const { competition, to } = readOptions(args, ['competition', 'to']);
    if (!competition || !isUuid.test(competition)) throw new CommandFault('--competition <uuid> is needed.');
    if (!to) throw new CommandFault('--to <file> is needed.');
    const rows = await exportCompetition(context, competition.toLowerCase(), to);
    return [`${to} holds the competition: ${rows} rows. Keep it as you keep passwords.`];
  },
};
