import { commandLine } from '../../platform/version.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';
import { verifyServed } from '../verify/verify-served.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { readOptions } from './options.ts';

export const verifyCommand: CliCommand = {
  name: 'verify',
  summary: 'Rebuild results, queues and boards from the log of commands and compare',
  help: `Usage: ${commandLine} verify [--competition <uuid>] [--url <address>]

  --competition  only this one; all by default
  --url          of a running node, or several between commas: what each shows to guests is compared with
                 the log, too

Prints every difference and ends with code 1 if there is any. May run while people judge.`,
  tables: 'ours',
  run: async (args, context) => {
    const { competition, url } = readOptions(args, ['competition', 'url']);
    const urls = (url ?? '').split(',').flatMap((one) => one.trim().replace(/\/$/, '') || []);
    const all = competition ? [competition] : await competitions(context);
    const lines: string[] = [];
    let commands = 0;
    let served = 0;
    for (const uuid of all) {
      const verified = await verifyCompetition(context, uuid);
      commands += verified.commands;
      lines.push(...verified.differences);
      for (const address of urls) {
        const node = await verifyServed(context, address, uuid);
        served += node.boards;
        // Of several, which one it is.
        lines.push(...node.differences.map((line) => (urls.length > 1 ? `${address}: ${line}` : line)));
      }
    }
    const boards = urls.length === 0 ? '' : ` ${served} boards that ${urls.join(', ')} shows,`;
    const sum = `${all.length} competitions and ${commands} commands compared,${boards} ${lines.length} differences.`;
    if (lines.length > 0) throw new CommandFault(sum, lines);
    return [sum];
  },
};

async function competitions({ db }: Parameters<CliCommand['run']>[1]): Promise<string[]> {
  const rows = await db.kysely.selectFrom('competition').select('id').orderBy('startsAt').execute();
  return rows.map(({ id }) => id);
}
