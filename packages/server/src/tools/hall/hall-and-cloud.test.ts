import { setTimeout as sleep } from 'node:timers/promises';
import type { Competition } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../platform/ids.ts';
import { jamCompetitionId } from '../demo/jam/jam.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { boardsOf } from '../move/testing.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';
import { handBack } from './hand-back.ts';
import { makeToken } from './hall-token.ts';
import { takeDown } from './take-down.ts';
import { aHallOf, rowsOf, sendNow } from './testing.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* A jam with all its extras is judged in the hall, and the cloud follows. */

const servers = hallAndCloud({ demo: true });
const { cloud } = servers;
const competition = jamCompetitionId;
let hall: FastifyInstance;
let url: string;

beforeAll(async () => {
  ({ hall, url } = servers);
  await seedDemo(cloud.app, Date.now());
  await aHallOf(cloud.app, { url, competition }, hall);
}, 240_000);

let statements = 0;
const inHall = (text: string) =>
  hall.db.rows({ name: `test.in_hall.${(statements += 1)}`, text }, [competition]);

/** Rows, and boards as people see them. */
async function isTheSame(): Promise<void> {
  expect(await rowsOf(cloud.app, competition)).toEqual(await rowsOf(hall, competition));
  const rowsOfAll = async (app: FastifyInstance) =>
    (await boardsOf(app, competition)).map((board) =>
      // Who has just moved is what each server saw.
      (board as { rows: Record<string, unknown>[] }).rows.map((row) => ({ ...row, moved: undefined })),
    );
  const both = async () => [await rowsOfAll(cloud.app), await rowsOfAll(hall)] as const;
  let [there, here] = await both();
  // What is written by hand a node sees when it looks next.
  for (let tries = 0; tries < 50 && JSON.stringify(there) !== JSON.stringify(here); tries += 1) {
    await sleep(100);
    [there, here] = await both();
  }
  expect(there).toEqual(here);
}

it('sends all of it first, and from then on what changes', async () => {
  expect(await sendNow(hall, competition)).toMatchObject({ position: 1 });
  await isTheSame();
  expect(await sendNow(hall, competition)).toMatchObject({ position: 1 });
}, 60_000);

const someEntry = '(select id from entry where competition_id = $1 order by id limit 1)';

/** Gives a number, as SQL, to one of them. */
const numbered = (place: number, number: string) => `
  update registration r set competitor_number = ${number} from (
    select profile_id, row_number() over (order by profile_id) as place from registration where competition_id = $1) o
  where r.competition_id = $1 and r.profile_id = o.profile_id and o.place = ${place}`;

it.each([
  [
    'a result',
    [
      `update result set tries = tries + 1 where competition_id = $1 and entry_id = ${someEntry} and tries > 0`,
    ],
  ],
  ['an entry that goes', [`delete from entry where competition_id = $1 and id = ${someEntry}`]],
  ['a number', [numbered(1, "'A1'")]],
  ['a number that somebody else gets', [numbered(1, 'null'), numbered(2, "'A1'")]],
  ['a setting', [`update competition set name = 'Judged in the hall' where id = $1`]],
  ['a route group that goes', [`delete from route_group where competition_id = $1`]],
])(
  'sends %s',
  async (_what, changes) => {
    for (const text of changes) await inHall(text);
    await sendNow(hall, competition);
    await isTheSame();
  },
  60_000,
);

it('refuses changes in the cloud until it is handed back, and in the hall from then on', async () => {
  const get = () => cloud.call('GET', `/competitions/${competition}`);
  expect((await get()).json<Competition>().hall).toMatchObject({ silent: false });
  const remove = () => cloud.call('DELETE', `/competitions/${competition}/entries/${newId()}`);
  expect((await remove()).json()).toMatchObject({ code: 'competition.elsewhere' });
  await handBack(hall, competition);
  expect((await get()).json<Competition>().hall).toBeNull();
  expect((await remove()).statusCode).toBe(401);
  await isTheSame();
  expect((await verifyCompetition(cloud.app, competition)).differences).toEqual([]);
}, 60_000);

it('is taken down to the same hall again', async () => {
  const versions = async () =>
    (await inHall('select version from category_board where competition_id = $1 order by category_id')) as {
      version: number;
    }[];
  const seen = await versions();
  const taking = { url, competition, token: await makeToken(cloud.db, competition), owner: null };
  expect(await takeDown(hall, taking)).toMatchObject({ competition });
  for (const [i, { version }] of (await versions()).entries())
    expect(version).toBeGreaterThan(seen[i]?.version ?? Infinity);
  await inHall(
    `update result set tries = tries + 1 where competition_id = $1 and entry_id = ${someEntry} and tries > 0`,
  );
  await sendNow(hall, competition);
  await isTheSame();
  await handBack(hall, competition);
}, 120_000);
