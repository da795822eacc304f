import type { WaveList } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { aWave, aWaveBody, minutes, wavesOf } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const at = (path = '') => `/competitions/${competition.id}/waves${path}`;
const choose = (as: TestUser, wave: string | null, user = as.profile) =>
  api.call('PUT', at(`/of/${user}`), { as, body: { wave } });
const enter = (as: TestUser, more: object = {}) =>
  api.call('POST', `/competitions/${competition.id}/entries`, {
    as,
    body: { category: competition.categories[0], ...more },
  });
const code = (reply: { json: <T>() => T }) => reply.json<{ code: string }>().code;
const fieldsOf = (reply: { json: <T>() => T }) => reply.json<{ detail: { fields: object } }>().detail.fields;
const turnsOf = async (...users: readonly TestUser[]) => {
  const turns = [];
  for (const user of users) turns.push((await wavesOf(api, competition, user)).own[0]?.waitingPosition);
  return turns;
};

async function people(n: number): Promise<TestUser[]> {
  const users = [];
  for (let index = 0; index < n; index += 1) {
    const user = await aUser(api.db);
    await anEntry(api.db, competition, { profileId: user.profile });
    users.push(user);
  }
  return users;
}

it('adds, changes and deletes sessions, in the order of their start', async () => {
  await aWave(api, competition, { name: 'Evening', ...minutes(60, 90) });
  const wave = await aWave(api, competition, { capacity: 2, categories: [competition.categories[0]] });
  const body = aWaveBody({ name: 'Noon', capacity: 3 });
  const reply = await api.call('PUT', at(`/${wave}`), { as: competition.master, body });
  expect(
    reply.json<WaveList>().data.map(({ name, capacity, categories }) => [name, capacity, categories]),
  ).toEqual([
    ['Noon', 3, []],
    ['Evening', null, []],
  ]);
  await api.call('DELETE', at(`/${wave}`), { as: competition.master });
  expect((await wavesOf(api, competition)).data.map(({ name }) => name)).toEqual(['Evening']);
});

it('takes the minute in which the competition starts', async () => {
  const startTime = new Date(Math.floor((Date.now() - 3_600_000) / 60_000) * 60_000).toISOString();
  await aWave(api, competition, { startTime });
  expect((await wavesOf(api, competition)).data).toMatchObject([{ startTime }]);
});

it.each([
  ['a name that another has', { name: 'Afternoon' }, 'name'],
  ['an end before the start', { name: 'B', ...minutes(20, 10) }, 'endTime'],
  ['a start before the competition', { name: 'B', ...minutes(-90, 10) }, 'startTime'],
  ['an end after the competition', { name: 'B', ...minutes(10, 300) }, 'endTime'],
  [
    'a category of nowhere',
    { name: 'B', categories: ['0198a5c0-0000-7000-8000-00000000ffff'] },
    'categories',
  ],
])('refuses %s', async (_what, more, field) => {
  await aWave(api, competition);
  const reply = await api.call('POST', at(), { as: competition.master, body: aWaveBody(more) });
  expect([reply.statusCode, Object.keys(fieldsOf(reply))]).toEqual([400, [field]]);
});

it('keeps a session that somebody is in', async () => {
  const wave = await aWave(api, competition);
  const [ada] = await people(1);
  if (!ada) throw new Error('one');
  await choose(ada, wave);
  const gone = () => api.call('DELETE', at(`/${wave}`), { as: competition.master });
  expect(code(await gone())).toBe('wave.has_people');
  await api.call('DELETE', `/competitions/${competition.id}/entries/${ada.profile}`, {
    as: competition.master,
  });
  expect((await gone()).statusCode).toBe(204);
});

it('lets whoever comes to a full session wait, in order, and moves them up', async () => {
  const wave = await aWave(api, competition, { capacity: 1 });
  const [first, second, third, fourth] = await people(4);
  if (!first || !second || !third || !fourth) throw new Error('four');
  for (const user of [first, third, second, fourth]) await choose(user, wave);
  expect(await turnsOf(first, second, third, fourth)).toEqual([null, 2, 1, 3]);
  await api.call('DELETE', `/competitions/${competition.id}/entries/${first.profile}`, { as: first });
  expect(await turnsOf(second, third, fourth)).toEqual([1, null, 2]);
  await api.call('PUT', at(`/${wave}`), { as: competition.master, body: aWaveBody({ capacity: 2 }) });
  expect(await turnsOf(second, third, fourth)).toEqual([null, null, 1]);
  await choose(competition.master, null, second.profile);
  expect(await turnsOf(fourth)).toEqual([null]);
  const mails = await api.db.kysely
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', fourth.email)
    .execute();
  expect(JSON.stringify(mails)).toContain('You have a place in your session');
});

it('gives the last place to one of two who choose it at once', async () => {
  const wave = await aWave(api, competition, { capacity: 1 });
  const two = await people(2);
  await Promise.all(two.map((user) => choose(user, wave)));
  expect((await turnsOf(...two)).toSorted()).toEqual([1, null]);
  expect((await wavesOf(api, competition)).data).toMatchObject([{ taken: 1, waiting: 1 }]);
});

it('asks people who enter themselves for a session, and staff not', async () => {
  const wave = await aWave(api, competition);
  const ada = await aUser(api.db);
  const missing = await enter(ada);
  expect([missing.statusCode, fieldsOf(missing)]).toEqual([400, { wave: ['Choose a session.'] }]);
  expect((await enter(ada, { wave })).statusCode).toBe(201);
  expect((await enter(competition.master)).statusCode).toBe(201);
  expect(await wavesOf(api, competition, ada)).toMatchObject({
    own: [{ user: ada.profile, wave }],
    without: 1,
  });
});

it('asks nobody where every session is over or for others', async () => {
  await aWave(api, competition, minutes(-20, -10));
  await aWave(api, competition, { name: 'Men', categories: [competition.categories[1] ?? ''] });
  expect((await enter(await aUser(api.db))).statusCode).toBe(201);
});

it('lets parents choose for their children', async () => {
  const wave = await aWave(api, competition);
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  expect((await enter(parent, { user: child, wave })).statusCode).toBe(201);
  expect((await wavesOf(api, competition, parent)).own).toMatchObject([{ user: child, wave }]);
});

it('holds people to the rules when they choose for themselves', async () => {
  const runs = await aWave(api, competition, { name: 'Runs', ...minutes(-10, 10) });
  const over = await aWave(api, competition, { name: 'Over', ...minutes(-20, -10) });
  const later = await aWave(api, competition, { name: 'Later' });
  const full = await aWave(api, competition, { name: 'Full', capacity: 1 });
  const others = await aWave(api, competition, {
    name: 'Others',
    categories: [competition.categories[1] ?? ''],
  });
  const [ada, bea] = await people(2);
  if (!ada || !bea) throw new Error('two');
  await choose(bea, full);
  const steps: [string | null, string][] = [
    [over, 'wave.fixed'],
    [others, 'wave.other_category'],
    [later, ''],
    [full, 'wave.full'],
    [null, 'request.invalid'],
    [runs, ''],
    [later, 'wave.fixed'],
  ];
  for (const [wave, expected] of steps) {
    const reply = await choose(ada, wave);
    expect(reply.statusCode === 200 ? '' : code(reply)).toBe(expected);
  }
  expect((await choose(competition.master, others, ada.profile)).statusCode).toBe(200);
  expect((await choose(bea, later, ada.profile)).statusCode).toBe(403);
});

it('takes a session for others from people who change category', async () => {
  const [category, other] = competition.categories;
  const wave = await aWave(api, competition, { categories: [category] });
  const [ada] = await people(1);
  if (!ada) throw new Error('one');
  await choose(ada, wave);
  await api.call('PATCH', `/competitions/${competition.id}/entries/${ada.profile}`, {
    as: ada,
    body: { category: other },
  });
  expect((await wavesOf(api, competition, ada)).own).toMatchObject([{ wave: null }]);
  // Back again they have no more time than before.
  await api.call('PATCH', `/competitions/${competition.id}/entries/${ada.profile}`, {
    as: ada,
    body: { category },
  });
  expect((await wavesOf(api, competition, ada)).own).toMatchObject([{ wave }]);
});

it('lets people who wait for a session that has begun choose another', async () => {
  const full = await aWave(api, competition, { name: 'Full', capacity: 1, ...minutes(-10, 10) });
  const later = await aWave(api, competition, { name: 'Later' });
  const [ada, bea] = await people(2);
  if (!ada || !bea) throw new Error('two');
  await choose(ada, full);
  await choose(bea, full);
  expect((await choose(bea, later)).statusCode).toBe(200);
  expect(code(await choose(ada, later))).toBe('wave.fixed');
});

it('spreads everybody without a session evenly', async () => {
  await aWave(api, competition, { name: 'A', capacity: 2 });
  await aWave(api, competition, { name: 'B' });
  await people(5);
  const reply = await api.call('POST', at('/spread'), { as: competition.master });
  expect(reply.json<WaveList>()).toMatchObject({ data: [{ taken: 2 }, { taken: 3 }], without: 0 });
});

it('keeps the session of somebody who is merged into one without', async () => {
  const wave = await aWave(api, competition);
  const [ada, bea] = await people(2);
  if (!ada || !bea) throw new Error('two');
  await choose(ada, wave);
  const staff = await aMember(api.db, competition, 'STAFF_JUDGE');
  const merged = await api.call('POST', `/competitions/${competition.id}/entries/${ada.profile}/merge`, {
    as: staff,
    body: { target: bea.profile },
  });
  expect(merged.body).toContain('record');
  expect((await wavesOf(api, competition, bea)).own).toMatchObject([{ wave }]);
});
