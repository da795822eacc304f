import type { BulkEntriesReply, Entry } from '@topout/contract';
import {
  aCompetition,
  aFormerEntrant,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const enter = (competition: TestCompetition, as: TestUser, body: object = {}) =>
  api.call('POST', `/competitions/${competition.id}/entries`, {
    as,
    body: { category: competition.categories[0], ...body },
  });

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

it('enters the caller', async () => {
  const competition = await aCompetition(api.db);
  const user = await aUser(api.db);
  const reply = await enter(competition, user, { competitorNumber: ' a 17 ' });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    {
      user: { uuid: user.profile, name: 'Ada Climber' },
      category: { uuid: competition.categories[0], name: 'Women' },
      competitorNumber: 'A17',
      status: 'ENTERED',
      position: null,
    },
  ]);
});

it('shows a new entry on the board at once', async () => {
  const competition = await aCompetition(api.db);
  const board = async () =>
    (await api.call('GET', `/competitions/${competition.id}/leaderboard`)).json<{ rows: unknown[] }>().rows;
  expect(await board()).toHaveLength(0);
  await enter(competition, await aUser(api.db));
  expect(await board()).toHaveLength(1);
});

it('enters an own child, and leaves other children alone', async () => {
  const competition = await aCompetition(api.db);
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  expect((await enter(competition, await aUser(api.db), { user: child })).statusCode).toBe(403);
  expect((await enter(competition, parent, { user: child })).json()).toMatchObject({ user: { uuid: child } });
});

describe('without parent mode', () => {
  const settings = { parentModeEnabled: false };

  it('enters no children', async () => {
    const competition = await aCompetition(api.db, { settings });
    const parent = await aUser(api.db);
    const child = await aProfile(api.db, { parentId: parent.profile });
    expect((await enter(competition, parent, { user: child })).json()).toMatchObject({
      code: 'entry.not_allowed',
    });
  });

  it('enters those of judges where judges can be parents', async () => {
    const competition = await aCompetition(api.db, { settings: { ...settings, judgesCanBeParents: true } });
    const judge = await aMember(api.db, competition, 'JUDGE');
    const child = await aProfile(api.db, { parentId: judge.profile });
    expect((await enter(competition, judge, { user: child })).statusCode).toBe(201);
  });
});

it('says "already exists" to a second entry, for clients take that as success', async () => {
  const competition = await aCompetition(api.db);
  const user = await aUser(api.db);
  await enter(competition, user);
  const reply = await enter(competition, user);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    {
      code: 'entry.exists',
      detail: { nonFieldErrors: [{ message: expect.stringContaining('already exists') }] },
    },
  ]);
});

it('says otherwise when a number is taken', async () => {
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { competitorNumber: '7' });
  const reply = await enter(competition, await aUser(api.db), { competitorNumber: '7' });
  expect([reply.statusCode, reply.json().code, reply.body.includes('already exists')]).toEqual([
    400,
    'entry.number_taken',
    false,
  ]);
});

it.each([
  ['not open yet', { entriesOpenAt: at(1) }],
  ['closed', { entriesCloseAt: at(-1) }],
  ['over', { startsAt: at(-2), endsAt: at(-1) }],
  ['cancelled', { cancelledAt: at(-1) }],
  ['full', { capacity: 1 }],
])('lets nobody in where entries are %s, but those whom staff add', async (_name, overrides) => {
  const competition = await aCompetition(api.db, overrides);
  await anEntry(api.db, competition);
  const user = await aUser(api.db);
  expect((await enter(competition, user)).json()).toMatchObject({ code: 'entry.not_allowed' });
  await aFormerEntrant(api.db, competition, user);
  expect((await enter(competition, competition.master, { user: user.profile })).statusCode).toBe(201);
});

it('refuses a category of another competition', async () => {
  const competition = await aCompetition(api.db);
  const [category] = (await aCompetition(api.db)).categories;
  expect((await enter(competition, await aUser(api.db), { category })).json().detail.fields).toEqual({
    category: ['Choose a category.'],
  });
});

describe('a full category', () => {
  const full = async (): Promise<[TestCompetition, string]> => {
    const competition = await aCompetition(api.db);
    await api.db.kysely
      .updateTable('category')
      .set({ capacity: 1 })
      .where('id', '=', competition.categories[0])
      .execute();
    const { id } = await anEntry(api.db, competition);
    return [competition, id];
  };

  it('takes a waiting list, which nobody else sees', async () => {
    const [competition] = await full();
    const user = await aUser(api.db);
    expect((await enter(competition, user)).json()).toMatchObject({ status: 'WAITING' });
    const seen = async (as?: TestUser) =>
      (await api.call('GET', `/competitions/${competition.id}/entries`, { as })).json<{ data: Entry[] }>()
        .data.length;
    expect([await seen(), await seen(user), await seen(competition.master)]).toEqual([1, 2, 2]);
  });

  it('gives a free place to whoever waits longest', async () => {
    const [competition, place] = await full();
    const [first, second] = [await aUser(api.db), await aUser(api.db)];
    await enter(competition, first);
    await enter(competition, second);
    await api.call('DELETE', `/competitions/${competition.id}/entries/${place}`, { as: competition.master });
    const status = async (user: TestUser) =>
      (await api.call('GET', `/competitions/${competition.id}/entries/me`, { as: user })).json<Entry>()
        .status;
    expect([await status(first), await status(second)]).toEqual(['ENTERED', 'WAITING']);
  });

  it('gives the last place to one of two who ask at once', async () => {
    const [competition, place] = await full();
    await api.call('DELETE', `/competitions/${competition.id}/entries/${place}`, { as: competition.master });
    const users = [await aUser(api.db), await aUser(api.db)];
    const replies = await Promise.all(users.map((user) => enter(competition, user)));
    expect(replies.map((reply) => reply.json<Entry>().status).toSorted()).toEqual(['ENTERED', 'WAITING']);
  });
});

describe('many at once', () => {
  const bulk = async (
    competition: TestCompetition,
    as: TestUser,
    entries: object[],
    allOrNothing = false,
  ) => {
    const reply = await api.call('POST', `/competitions/${competition.id}/entries/bulk`, {
      as,
      body: { entries, allOrNothing },
    });
    return reply.json<BulkEntriesReply>().data.map(({ status, error }) => [status, error?.code ?? null]);
  };
  const count = async ({ id }: TestCompetition) =>
    (await api.db.kysely.selectFrom('entry').select('id').where('competitionId', '=', id).execute()).length;

  it('answers each entry', async () => {
    const competition = await aCompetition(api.db);
    const parent = await aUser(api.db);
    const child = await aProfile(api.db, { parentId: parent.profile });
    const [category] = competition.categories;
    const entries = [{ category }, { category, user: child }, { category, user: newId() }, { category }];
    expect(await bulk(competition, parent, entries)).toEqual([
      [201, null],
      [201, null],
      [403, 'forbidden'],
      [400, 'entry.exists'],
    ]);
    expect(await count(competition)).toBe(2);
  });

  it('enters nobody when one is refused and all or nothing was asked for', async () => {
    const competition = await aCompetition(api.db);
    const parent = await aUser(api.db);
    const entries = [{ category: competition.categories[0] }, { category: newId() }];
    expect(await bulk(competition, parent, entries, true)).toEqual([
      [409, 'entry.rolled_back'],
      [400, 'request.invalid'],
    ]);
    expect(await count(competition)).toBe(0);
  });

  it('does not take one who is in already as a reason to leave the others out', async () => {
    const competition = await aCompetition(api.db);
    const parent = await aUser(api.db);
    const child = await aProfile(api.db, { parentId: parent.profile });
    const [category] = competition.categories;
    await enter(competition, parent);
    expect(await bulk(competition, parent, [{ category }, { category, user: child }], true)).toEqual([
      [400, 'entry.exists'],
      [201, null],
    ]);
  });
});

it('writes down who was entered by staff', async () => {
  const competition = await aCompetition(api.db);
  const user = await aFormerEntrant(api.db, competition);
  await enter(competition, competition.master, { user });
  const audit = await api.db.kysely
    .selectFrom('audit')
    .select(['kind', 'actorId'])
    .where('competitionId', '=', competition.id)
    .execute();
  expect(audit).toEqual([{ kind: 'entry.created', actorId: competition.master.profile }]);
});
