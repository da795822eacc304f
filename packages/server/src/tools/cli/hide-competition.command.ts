import { commandLine } from '../../platform/version.ts';
import { writeAudit } from '../../competition/audit.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { isUuid } from './is-uuid.ts';
import { readOptions } from './options.ts';

export const hideCompetitionCommand: CliCommand = {
  name: 'hide-competition',
  summary: 'Take a competition off the home page, or put it back',
  help: `Usage: ${commandLine} hide-competition --competition <uuid> [--show yes]

  --competition  its id, as in its address
  --show yes     lets it back on the home page, if its organisers list it

People who have its address still find it. The organisers see it on the dashboard and in the history.

Example: ${commandLine} hide-competition --competition 0198a5c0-0000-7000-8000-000000000001`,
  run: async (args, { db }) => {
    const { competition, show } = readOptions(args, ['competition', 'show']);
    if (!competition || !isUuid.test(competition)) throw new CommandFault('--competition <uuid> is needed.');
    if (show !== undefined && show !== 'yes') throw new CommandFault('--show takes "yes".');
    const hides = show === undefined;
    const name = await db.transaction(async (tx) => {
      const found = await tx.kysely
        .updateTable('competition')
        .set({ hiddenAt: hides ? new Date() : null })
        .where('id', '=', competition)
        .returning('name')
        .executeTakeFirst();
      if (!found) throw new CommandFault(`There is no competition ${competition}.`);
      const kind = hides ? 'competition.hidden' : 'competition.shown';
      await writeAudit(tx, { competition, actor: null, kind });
      return found.name;
    });
    return [hides ? `"${name}" is off the home page.` : `"${name}" may stand on the home page again.`];
  },
};
