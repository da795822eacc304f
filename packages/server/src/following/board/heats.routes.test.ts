import { setTimeout as sleep } from 'node:timers/promises';
import type { Heats, Leaderboard } from '@topout/contract';
import type { Run } from '@topout/domain';
import { raiseConfig } from '../../competition/raise-config.ts';
import { outcomes } from '../../judging/testing.ts';
import { logRun, onTwoLanes } from '../../judging/timing/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;
let lanes: readonly [string, string];

/** The competition's women on two lanes. */
beforeEach(async () => {
  competition = await aCompetition(api.db);
  lanes = await onTwoLanes(api, competition);
});

const log = (competitor: string, lane: 0 | 1, run: Run) =>
  logRun(api, competition, { competitor, route: lanes[lane] }, run);
const ask = async (query = '') => {
  const url = `/competitions/${competition.id}/leaderboard/heats?category=${competition.categories[0]}${query}`;
  return (await api.call('GET', url, query === '' ? {} : { as: competition.master })).json<Heats>();
};

it('gives the start list with what everybody ran', async () => {
  const [ada, bo] = await Promise.all([1, 2].map(() => anEntry(api.db, competition)));
  await log(ada?.profile ?? '', 0, { kind: 'TIME', ms: 5_213 });
  await log(bo?.profile ?? '', 1, { kind: 'FALSE_START' });
  const heats = await ask();
  expect([heats.scoringSystem, heats.losers, heats.routes]).toEqual(['IFSC_SPEED', 'qualification', lanes]);
  expect(heats.racers.map(({ entry, runs }) => [entry, runs])).toEqual([
    [ada?.id, [{ kind: 'TIME', ms: 5_213 }, null]],
    [bo?.id, [null, { kind: 'FALSE_START', ms: null }]],
  ]);
  expect(JSON.stringify(heats)).not.toContain('versions');
});

it('tells judges the versions that their commands are based on', async () => {
  const ada = await anEntry(api.db, competition);
  await log(ada.profile, 0, { kind: 'FALL' });
  const heats = await ask('&audience=staff');
  expect(heats.racers.map(({ versions }) => versions)).toEqual([[1, 0]]);
});

it('names minors as the public board does', async () => {
  const mia = { firstName: 'Mia', lastName: 'Stone', yearOfBirth: new Date().getUTCFullYear() - 10 };
  await anEntry(api.db, competition, { profileId: await aProfile(api.db, mia) });
  expect((await ask()).racers.map(({ user }) => user.lastName)).toEqual(['S.']);
  expect((await ask('&audience=staff')).racers.map(({ user }) => user.lastName)).toEqual(['Stone']);
});

it('holds back a time that no run takes', async () => {
  const ada = await anEntry(api.db, competition);
  expect(outcomes(await log(ada.profile, 0, { kind: 'TIME', ms: 0 }))).toEqual(['HELD run.time']);
  expect((await ask()).racers.map(({ runs }) => runs)).toEqual([[null, null]]);
});

it('is empty where nobody races', async () => {
  const { id, stage } = competition;
  await anEntry(api.db, competition);
  await api.db.kysely
    .updateTable('stage')
    .set({ scoringSystem: 'IFSC_LEAD' })
    .where('id', '=', stage)
    .where('competitionId', '=', id)
    .execute();
  await raiseConfig(api.db, id);
  expect(await ask()).toMatchObject({ routes: [], racers: [] });
});

it('marks times below the record of the category, on the board too', async () => {
  const [ada, bo] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  await log(ada.profile, 0, { kind: 'TIME', ms: 4_999 });
  await log(bo.profile, 0, { kind: 'TIME', ms: 5_000 });
  const [category] = competition.categories;
  const texts = async () => {
    const url = `/competitions/${competition.id}/leaderboard?category=${category}`;
    return (await api.call('GET', url)).json<Leaderboard>().rows.map(({ scoreText }) => scoreText);
  };
  expect([await texts(), (await ask()).record]).toEqual([['4.99', '5.00'], null]);
  await api.call('PATCH', `/competitions/${competition.id}/categories/${category}`, {
    as: competition.master,
    body: { recordMs: 5_000, recordHolder: 'Cem Crux' },
  });
  expect([await texts(), (await ask()).record]).toEqual([
    ['4.99 ★ Record', '5.00'],
    { ms: 5_000, holder: 'Cem Crux' },
  ]);
  // A change made directly in the database is followed, too.
  const none = { recordMs: null, recordHolder: null };
  await api.db.kysely.updateTable('category').set(none).where('id', '=', category).execute();
  while ((await ask()).record !== null) await sleep(50);
});
