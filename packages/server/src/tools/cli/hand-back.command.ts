import { commandLine } from '../../platform/version.ts';
import { handBack } from '../hall/hand-back.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { isUuid } from './is-uuid.ts';
import { readOptions } from './options.ts';

export const handBackCommand: CliCommand = {
  name: 'hand-back',
  summary: 'Hand a competition that was judged here back to the cloud',
  help: `Usage: ${commandLine} hand-back --competition <uuid>

  --competition  its id, as in its address

Sends the last news and makes the cloud the owner again. It needs the line. Here the competition can still be read, but no
longer changed.

Example: ${commandLine} hand-back --competition 0198a5c0-0000-7000-8000-000000000001`,
  run: async (args, context) => {
    const { competition } = readOptions(args, ['competition']);
    if (!competition || !isUuid.test(competition)) throw new CommandFault('--competition <uuid> is needed.');
    await handBack(context, competition.toLowerCase());
    return ['The cloud is the owner of the competition again.'];
  },
};
