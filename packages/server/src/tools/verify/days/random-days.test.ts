import { randomInt } from 'node:crypto';
import { testApi } from '../../../testing.ts';
import { verifyCompetition } from '../verify-competition.ts';
import { Dice } from './testing/dice.ts';
import { comeBack, correct, flush, handOver, orderQueue, tap } from './testing/judging.ts';
import {
  changeEntry,
  changeRoute,
  changeTeam,
  deleteEntry,
  enter,
  goToTheFinal,
  importEntry,
  merge,
  publish,
  restore,
  runStage,
  sayWhoTheyAre,
} from './testing/organising.ts';
import { resolve, settle, settleAll } from './testing/settling.ts';
import { aDay, type Day, type Deed } from './testing/day.ts';

const api = testApi();

/** Different days each time; a failure names the seed that repeats its day. */
const seed = Number(process.env['TOPOUT_DAY_SEED'] ?? randomInt(2 ** 31));
const long = process.env['TOPOUT_LONG_DAYS'] === '1';
const [days, steps] = long ? [40, 150] : [5, 80];

/** Relative frequencies. */
const deeds: readonly (readonly [Deed, number])[] = [
  [tap, 40],
  [comeBack, 5],
  [handOver, 2],
  [orderQueue, 4],
  [correct, 6],
  [enter, 6],
  [importEntry, 4],
  [sayWhoTheyAre, 3],
  [changeEntry, 8],
  [deleteEntry, 3],
  [merge, 3],
  [restore, 7],
  [settle, 8],
  [resolve, 3],
  [runStage, 4],
  [goToTheFinal, 2],
  [changeRoute, 3],
  [changeTeam, 2],
  [publish, 1],
];
const lots = deeds.flatMap(([deed, often]) => Array.from({ length: often }, () => deed));

beforeAll(() => void process.stdout.write(`\n= random days from TOPOUT_DAY_SEED=${seed}\n`));

/** Over all days: on a single one, all routes and people may be gone before anybody's result counts. */
let counted = 0;
let wentOn = 0;

it.each(Array.from({ length: days }, (_, day) => seed + day))(
  'shows what follows from the log after a random day: TOPOUT_DAY_SEED=%i',
  async (ofDay) => {
    const dice = new Dice(ofDay);
    const day = await aDay(api, dice);
    try {
      for (const as of day.climbers) await enter({ ...day, climbers: [as] }, dice, true);
      for (let step = 0; step < steps;) step += await happen(day, dice);
      await endOf(day, dice);
      await checked(day);
      await publishedWithItsPlaces(day);
      await checked(day);
    } catch (error) {
      throw new Error(`TOPOUT_DAY_SEED=${ofDay}\n${day.told.slice(-40).join('\n')}`, { cause: error });
    }
  },
  long ? 300_000 : 60_000,
);

it('counts results on some of these days', () => {
  expect(counted).toBeGreaterThan(0);
  // A few days may have no final.
  if (long) expect(wentOn).toBeGreaterThan(0);
});

/** One thing, or several at once. @returns how many */
async function happen(day: Day, dice: Dice): Promise<number> {
  const count = dice.chance(15) ? 2 + dice.below(4) : 1;
  const some = Array.from({ length: count }, () => ({ deed: dice.pick(lots), own: dice.fork() }));
  const done = await Promise.allSettled(
    some.map(async ({ deed, own }) => {
      await deed?.(day, own, count === 1);
    }),
  );
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return count;
}

/** All phones come back; sometimes everything held is decided. */
async function endOf(day: Day, dice: Dice): Promise<void> {
  for (const phone of day.phones) await flush(day, phone, dice);
  if (dice.chance(50)) await settleAll(day, dice);
}

/** Published places count back to the current places, in the previous stage, of those who advanced. */
async function publishedWithItsPlaces({ competition: { id, master } }: Day): Promise<void> {
  const body = { stage: null, final: false };
  expect((await api.call('POST', `/competitions/${id}/publications`, { as: master, body })).statusCode).toBe(
    201,
  );
  const gone = await api.db.kysely
    .selectFrom('entry as e')
    .innerJoin('stage as s', (on) =>
      on.onRef('s.competitionId', '=', 'e.competitionId').onRef('s.id', '=', 'e.stageId'),
    )
    .innerJoin('entry as before', (on) =>
      on.onRef('before.competitionId', '=', 'e.competitionId').onRef('before.profileId', '=', 'e.profileId'),
    )
    .innerJoin('stage as sb', (on) =>
      on
        .onRef('sb.competitionId', '=', 'before.competitionId')
        .onRef('sb.id', '=', 'before.stageId')
        .onRef('sb.position', '<', 's.position'),
    )
    .select(['before.id', 'before.categoryId', 'e.previousRanks'])
    .where('e.competitionId', '=', id)
    .execute();
  for (const { id: entry, categoryId, previousRanks } of gone) {
    const { byEntry } = await api.app.boards.ranking(id, categoryId);
    // A stage held in groups does not count.
    const [place = null] = previousRanks;
    if (previousRanks.length > 0)
      expect([entry, place]).toEqual([entry, byEntry.get(entry)?.position ?? null]);
  }
  wentOn += gone.length;
}

async function checked({ competition: { id } }: Day): Promise<void> {
  const { commands, differences } = await verifyCompetition(api.app, id);
  expect(differences).toEqual([]);
  counted += commands;
}
