import { aCompetition } from '../../following/competitions/testing.ts';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../../platform/db/testing.ts';
import { newId } from '../../platform/ids.ts';
import { moveCompetitionCommand } from '../cli/move-competition.command.ts';
import { setState } from './cell-state.ts';
import { statesOf } from './testing.ts';

/** Nobody answers there. */
const silence = 'postgres://127.0.0.1:1/topout';
let from: string;
let to: string;
let competition: string;
beforeAll(async () => {
  [from, to] = [await aPostgresUrl(), await aPostgresUrl()];
  const db = await openPostgres(from, { poolSize: 2, onError: () => undefined });
  competition = (await aCompetition(db)).id;
  await db.close();
  await (await openPostgres(to, { poolSize: 2, onError: () => undefined })).close();
}, 60_000);

async function typed(options: Readonly<Record<string, string>>): Promise<string[]> {
  const said: string[] = [];
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await moveCompetitionCommand.runHere(args, (line) => said.push(line));
  return said;
}
const all = () => ({ competition, from, to, switch: 'true' });

it.each([
  ['no competition', { competition: 'x' }, '--competition <uuid> is needed.'],
  [
    'a competition that is not there',
    { competition: newId() },
    'The cell at --from does not have this competition.',
  ],
  ['no database', { from: 'https://topout.example.org' }, '--from must be the DATABASE_URL'],
  ['a cell that is down', { to: silence }, 'The cell at --to cannot be used: '],
  ['nothing that was broken off', { 'take-back': 'yes' }, 'No move between these two cells was broken off.'],
  ['another way back', { 'take-back': 'no' }, '--take-back is yes, or lost'],
  [
    'that nothing is lost',
    { 'take-back': 'lost', to: silence },
    'The competition lives in the cell at --from.',
  ],
])(
  'refuses %s in a sentence',
  async (_what, wrong, sentence) => {
    await expect(typed({ ...all(), ...wrong })).rejects.toMatchObject({
      name: 'CommandFault',
      message: expect.stringContaining(sentence) as string,
    });
  },
  30_000,
);

it('says that the directory was not told, and tells it when it is typed again', async () => {
  await expect(typed({ ...all(), switch: 'exit 3' })).rejects.toThrow('the directory was not told');
  expect(await typed(all())).toEqual(['It had been moved already; the directory knows.']);
}, 30_000);

it('opens a competition again where it was, once the cell is gone for good that it left for', async () => {
  const left = await openPostgres(from, { poolSize: 2, onError: () => undefined });
  const { id } = await aCompetition(left);
  const [back, lost] = [{ ...all(), competition: id, 'take-back': 'lost' }, { to: silence }];
  const states = () => statesOf(id, { db: left });
  await setState(left, id, { state: 'HELD', move: newId() });
  await expect(typed({ ...back, ...lost })).rejects.toThrow('has not let it go');
  await setState(left, id, { state: 'GONE', move: newId() });
  const epoch = () =>
    left.kysely.selectFrom('competition').select('configVersion').where('id', '=', id).execute();
  const [before] = await epoch();
  expect((await typed({ ...back, ...lost }))[0]).toMatch(
    /lives in the cell at --from again, as it left it at 20/,
  );
  expect(await states()).toEqual(['LIVE']);
  // Above whatever the lost cell may have counted.
  const [after] = await epoch();
  expect(after?.configVersion).toBeGreaterThan((before?.configVersion ?? 0) + 1_000_000);
  await typed({ ...all(), competition: id });
  await expect(typed(back)).rejects.toThrow('The cell at --to is there, and has the competition');
  expect(await states()).toEqual(['GONE']);
  await left.close();
}, 60_000);
