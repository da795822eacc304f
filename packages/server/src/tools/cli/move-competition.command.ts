import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '../../platform/db/database.ts';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { reasonOf, StartFault } from '../../platform/start-fault.ts';
import { commandLine } from '../../platform/version.ts';
import { moveCompetition } from '../cells/move-competition.ts';
import { takeBack } from '../cells/take-back.ts';
import { type ClientCommand, CommandFault } from '../command.ts';
import { isUuid } from './is-uuid.ts';
import { readOptions } from './options.ts';

/** Of each cell: one connection holds the lock. */
const poolSize = 3;

export const moveCompetitionCommand: ClientCommand = {
  name: 'move-competition',
  summary: 'Move a competition to another cell, while it is judged',
  help: `Usage: ${commandLine} move-competition --competition <uuid> --from <database> --to <database> --switch <command>
       ${commandLine} move-competition --competition <uuid> --from <database> --to <database> --take-back yes

  --competition  its id, as in its address
  --from         the DATABASE_URL of the cell that has it
  --to           the DATABASE_URL of the cell that is to have it
  --switch       what a shell runs once the other cell has it, with the id in TOPOUT_COMPETITION: it tells the
                 proxy's directory, like "sh switch-cell.sh cell_b"
  --take-back    yes = end a move that was broken off: the competition lives in the cell at --from

Everything is copied while judging goes on; then changes wait for a few seconds, and phones keep them. If anything breaks,
type the same again. Prints how long changes waited.

Example: ${commandLine} move-competition --competition 0198a5c0-0000-7000-8000-000000000001 --from postgres://topout:…@10.0.0.10/topout --to postgres://topout:…@10.0.1.10/topout --switch "sh /etc/nginx/switch-cell.sh cell_b"`,
  runHere: async (args, say) => {
    const options = readOptions(args, ['competition', 'from', 'to', 'switch', 'take-back']);
    const { from, to, switch: command } = options;
    if (!options.competition || !isUuid.test(options.competition))
      throw new CommandFault('--competition <uuid> is needed.');
    const competition = options.competition.toLowerCase();
    const isBack = options['take-back'] === 'yes';
    if (!isBack && !command)
      throw new CommandFault('--switch <command> is needed: it tells the proxy where the competition lives.');
    await inBoth(from, to, async (cells) => {
      if (isBack) {
        await takeBack({ ...cells, competition });
        return say('The competition lives in the cell at --from.');
      }
      const lead = () => switched(command ?? '', competition);
      const seconds = await moveCompetition({ ...cells, competition, lead, say });
      say(
        seconds === null
          ? 'It had been moved already; the directory knows.'
          : `Moved. Changes waited for ${seconds.toFixed(1)} s.`,
      );
    });
  },
};

type Cells = Readonly<Record<'from' | 'to', Database>>;

async function inBoth(
  fromUrl: string | undefined,
  toUrl: string | undefined,
  work: (cells: Cells) => Promise<void>,
): Promise<void> {
  const from = await cellAt('--from', fromUrl);
  try {
    const to = await cellAt('--to', toUrl);
    try {
      await work({ from, to });
    } catch (error) {
      if (error instanceof CommandFault) throw error;
      throw new CommandFault(
        `The move was broken off: ${reasonOf(error)}. Type the same again, or take it back.`,
      );
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** @throws CommandFault if it is down, or of another version */
async function cellAt(option: '--from' | '--to', url: string | undefined): Promise<Database> {
  if (!url || !/^postgres(ql)?:\/\//.test(url))
    throw new CommandFault(
      `${option} must be the DATABASE_URL of a cell, like postgres://topout:…@10.0.0.10/topout.`,
    );
  try {
    return await openPostgres(url, { poolSize, tables: 'ours', onError: () => undefined });
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    throw new CommandFault(`The cell at ${option} cannot be used: ${error.message} Nothing was changed.`);
  }
}

/** @throws CommandFault if the directory was not told */
async function switched(command: string, competition: string): Promise<void> {
  const env = { ...process.env, TOPOUT_COMPETITION: competition };
  await promisify(execFile)('sh', ['-c', command], { env }).catch((error: unknown) => {
    throw new CommandFault(
      `The competition has moved, but the directory was not told: ${reasonOf(error)} Until it is, changes wait. Type the same again.`,
    );
  });
}
