import { commandLine } from '../../platform/version.ts';
import { importCompetition } from '../move/import-competition.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { readOptions } from './options.ts';
import { fromHere } from './paths.ts';

export const importCompetitionCommand: CliCommand = {
  name: 'import-competition',
  summary: 'Create a competition from a file of another server',
  help: `Usage: ${commandLine} import-competition --from <file> [--owner <e-mail>]

  --from   a file of export-competition, from a server whose host you trust: the file says which addresses are proved
  --owner  the confirmed address of the account that becomes the master judge; by default whoever was it there, if they
           have an account here. Needed if the venue is here already: somebody who looks after it

People who proved the same address on both servers, and their children, are who they are here. Others come without an
account; staff among them are listed as invited. Everything comes or nothing, and ids, links and printed codes stay.

Prints one line of JSON: {"competition", "linked", "hasMaster"}. With "hasMaster": false nobody here can run it:
give-competition makes somebody its master judge later.

Example: ${commandLine} import-competition --from jam.topout --owner you@example.org`,
  file: { option: '--from', replaces: false },
  prepare: (args) => fromHere(args, '--from'),
  run: async (args, context) => {
    const { from, owner } = readOptions(args, ['from', 'owner']);
    if (!from) throw new CommandFault('--from <file> is needed.');
    return [JSON.stringify(await importCompetition(context, { path: from, owner: owner ?? null }))];
  },
};
