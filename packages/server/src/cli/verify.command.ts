import { verifyCompetition } from '../verify/verify-competition.ts';
import { type Command, CommandFault } from './command.ts';
import { readOptions } from './options.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Rebuild results, queues and boards from the log of commands and compare',
  help: `Usage: npm run topout -- verify [--competition <uuid>]

  --competition  only this one; all by default

Prints every difference and ends with code 1 if there is any. May run while people judge.`,
  run: async (args, context) => {
    const { competition } = readOptions(args, ['competition']);
    const all = competition ? [competition] : await competitions(context);
    const lines: string[] = [];
    let commands = 0;
    for (const uuid of all) {
      const verified = await verifyCompetition(context, uuid);
      commands += verified.commands;
      lines.push(...verified.differences);
    }
    const sum = `${all.length} competitions and ${commands} commands compared, ${lines.length} differences.`;
    if (lines.length > 0) throw new CommandFault(sum, lines);
    return [sum];
  },
};

async function competitions({ db }: Parameters<Command['run']>[1]): Promise<string[]> {
  const rows = await db.kysely.selectFrom('competition').select('id').orderBy('starts_at').execute();
  return rows.map(({ id }) => id);
}
