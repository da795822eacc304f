import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '../../platform/db/database.ts';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { reasonOf, StartFault } from '../../platform/start-fault.ts';
import { commandLine } from '../../platform/version.ts';
import { requireLost } from '../cells/lost-cell.ts';
import { moveCompetition } from '../cells/move-competition.ts';
import { openAgain } from '../cells/open-again.ts';
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
       ${commandLine} move-competition --competition <uuid> --from <database> --to <database> --take-back yes|lost

  --competition  its id, as in its address
  --from         the DATABASE_URL of the cell that has it
  --to           the DATABASE_URL of the cell that is to have it
  --switch       what a shell runs once the other cell has it, with the id in TOPOUT_COMPETITION: it tells the
                 proxy's directory, like "sh switch-cell.sh cell_b"
  --take-back    yes = end a move that was broken off: the competition lives in the cell at --from
                 lost = the cell at --to is gone for good: open the competition again in the cell at --from, as it was
                 when it left. Only if nothing of the lost cell can ever come back

Everything is copied while judging goes on; then changes wait for a few seconds, and phones keep them. If anything breaks,
type the same again. Prints how long changes waited.

Example: ${commandLine} move-competition --competition 0198a5c0-0000-7000-8000-000000000001 --from postgres://topout:…@10.0.0.10/topout --to postgres://topout:…@10.0.1.10/topout --switch "sh /etc/nginx/switch-cell.sh cell_b"`,
  runHere: async (args, say) => {
    const options = readOptions(args, ['competition', 'from', 'to', 'switch', 'take-back']);
    const { from, to, switch: command } = options;
    if (!options.competition || !isUuid.test(options.competition))
      throw new CommandFault('--competition <uuid> is needed.');
    const competition = options.competition.toLowerCase();
    const back = options['take-back'];
    if (back !== undefined && back !== 'yes' && back !== 'lost')
      throw new CommandFault('--take-back is yes, or lost if the cell at --to is gone for good.');
    if (back === 'lost') return say(await openedAgain(from, to, competition));
    if (!back && !command)
      throw new CommandFault('--switch <command> is needed: it tells the proxy where the competition lives.');
    await inBoth(from, to, async (cells) => {
      if (back) {
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

async function openedAgain(
  fromUrl: string | undefined,
  toUrl: string | undefined,
  competition: string,
): Promise<string> {
  const from = await cellAt('--from', fromUrl);
  try {
    const to = addressOf('--to', toUrl);
    await requireLost(() => openCell(to), competition);
    const left = await openAgain(from, competition);
    return `The competition lives in the cell at --from again, as it left it at ${left.toISOString()}. What was judged in the other one since then is lost.`;
  } finally {
    await from.close();
  }
}

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

const openCell = (url: string): Promise<Database> =>
  openPostgres(url, { poolSize, tables: 'ours', onError: () => undefined });

/** @throws CommandFault if it names no database */
function addressOf(option: '--from' | '--to', url: string | undefined): string {
  if (url && /^postgres(ql)?:\/\//.test(url)) return url;
  throw new CommandFault(
    `${option} must be the DATABASE_URL of a cell, like postgres://topout:…@10.0.0.10/topout.`,
  );
}

/** @throws CommandFault if it is down, or of another version */
async function cellAt(option: '--from' | '--to', url: string | undefined): Promise<Database> {
  const address = addressOf(option, url);
  try {
    return await openCell(address);
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
