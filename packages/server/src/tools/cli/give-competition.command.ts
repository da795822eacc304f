import { commandLine } from '../../platform/version.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { giveCompetition } from '../move/give-competition.ts';
import { isUuid } from './is-uuid.ts';
import { readOptions } from './options.ts';

export const giveCompetitionCommand: CliCommand = {
  name: 'give-competition',
  summary: 'Make somebody the master judge of a competition',
  help: `Usage: ${commandLine} give-competition --competition <uuid> --to <e-mail>

  --competition  its id, as in its address
  --to           the confirmed address of an account

Whoever was the master judge has no role in it any more; the new one can invite them. The history says so.

Example: ${commandLine} give-competition --competition 0198a5c0-0000-7000-8000-000000000001 --to you@example.org`,
  run: async (args, { db }) => {
    const { competition, to } = readOptions(args, ['competition', 'to']);
    if (!competition || !isUuid.test(competition)) throw new CommandFault('--competition <uuid> is needed.');
    if (!to) throw new CommandFault('--to <e-mail> is needed.');
    const name = await db.transaction((tx) => giveCompetition(tx, competition.toLowerCase(), to));
    return [`${to} is the master judge of "${name}".`];
  },
};
