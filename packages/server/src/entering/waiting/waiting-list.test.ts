import type { Competition, Entry } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const setRoom = ({ id, categories }: TestCompetition, capacity: number | null) =>
  api.db.kysely
    .updateTable('category')
    .set({ capacity })
    .where('competitionId', '=', id)
    .where('id', '=', categories[0])
    .execute();
const enter = ({ id, categories }: TestCompetition, as: TestUser, user?: string) =>
  api.call('POST', `/competitions/${id}/entries`, {
    as,
    body: { category: categories[0], ...(user && { user }) },
  });
const own = async ({ id }: TestCompetition, as: TestUser) =>
  (await api.call('GET', `/competitions/${id}`, { as })).json<Competition>().userEntry;
const subjects = async ({ email }: TestUser) =>
  (await mailsTo(email)).map(({ subject }) => subject).toSorted();

async function mailsTo(email: string): Promise<Mail[]> {
  const rows = await api.db.kysely
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .execute();
  return rows.map(({ content }) => content as unknown as Mail);
}

/** A category with one place, which is taken, and two people waiting for it. */
async function waited() {
  const competition = await aCompetition(api.db);
  await setRoom(competition, 1);
  const { id: place } = await anEntry(api.db, competition);
  const [first, second] = [await aUser(api.db), await aUser(api.db)];
  const replies = [await enter(competition, first), await enter(competition, second)];
  return { competition, place, first, second, replies };
}

it('tells at once, in the competition and by mail, who waits at which place', async () => {
  const { competition, second, replies } = await waited();
  expect(replies.map((reply) => reply.json<Entry>())).toMatchObject([
    { status: 'WAITING', waitingPosition: 1 },
    { status: 'WAITING', waitingPosition: 2 },
  ]);
  expect(await own(competition, second)).toMatchObject({ status: 'WAITING', waitingPosition: 2 });
  expect(await mailsTo(second.email)).toMatchObject([
    {
      subject: 'On the waiting list of Test Open',
      rows: [{ title: 'Ada Climber', detail: 'Women, waiting list, place 2' }],
    },
  ]);
});

it('moves the first up and tells them when a place gets free', async () => {
  const { competition, place, first, second } = await waited();
  await api.call('DELETE', `/competitions/${competition.id}/entries/${place}`, { as: competition.master });
  expect(await own(competition, first)).toMatchObject({ status: 'ENTERED', waitingPosition: null });
  expect(await own(competition, second)).toMatchObject({ status: 'WAITING', waitingPosition: 1 });
  expect(await subjects(first)).toEqual([
    'On the waiting list of Test Open',
    'You have a place at Test Open',
  ]);
  expect(await subjects(second)).toEqual(['On the waiting list of Test Open']);
});

const order = (
  { id, categories, master }: TestCompetition,
  body: { entries: string[]; seen: string[] },
  as: TestUser = master,
) => api.call('PUT', `/competitions/${id}/waiting-list/${categories[0]}`, { as, body });

describe('the order', () => {
  it('is what organisers make it, and whoever comes later is behind', async () => {
    const { competition, place, first, second, replies } = await waited();
    const seen = replies.map((reply) => reply.json<Entry>().uuid);
    const reply = await order(competition, { entries: seen.toReversed(), seen });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    const third = await aUser(api.db);
    expect((await enter(competition, third)).json()).toMatchObject({ waitingPosition: 3 });
    expect(await own(competition, second)).toMatchObject({ waitingPosition: 1 });

    await api.call('DELETE', `/competitions/${competition.id}/entries/${place}`, { as: competition.master });
    expect(await own(competition, second)).toMatchObject({ status: 'ENTERED', waitingPosition: null });
    expect(await own(competition, first)).toMatchObject({ status: 'WAITING', waitingPosition: 1 });
  });

  it('stays as it is where somebody else changed the list meanwhile', async () => {
    const { competition, first, replies } = await waited();
    const seen = replies.map((reply) => reply.json<Entry>().uuid);
    await enter(competition, await aUser(api.db));
    expect((await order(competition, { entries: seen.toReversed(), seen })).json()).toMatchObject({
      code: 'waiting_list.changed',
    });
    expect(await own(competition, first)).toMatchObject({ waitingPosition: 1 });
  });

  it('names everybody, and nobody twice', async () => {
    const { competition, replies } = await waited();
    const seen = replies.map((reply) => reply.json<Entry>().uuid);
    const [one = ''] = seen;
    expect((await order(competition, { entries: [one], seen })).statusCode).toBe(400);
    expect((await order(competition, { entries: [one, one], seen })).statusCode).toBe(400);
  });

  it('is lost by who gets a place and waits again', async () => {
    const { competition, second, replies } = await waited();
    const seen = replies.map((reply) => reply.json<Entry>().uuid);
    await order(competition, { entries: seen.toReversed(), seen });
    const [, last = ''] = seen;
    const set = (status: string) =>
      api.call('PATCH', `/competitions/${competition.id}/entries/${last}`, {
        as: competition.master,
        body: { status },
      });
    await set('ENTERED');
    await set('WAITING');
    expect(await own(competition, second)).toMatchObject({ waitingPosition: 2 });
  });
});

it('fills the places of a competition that grows', async () => {
  const competition = await aCompetition(api.db, { capacity: 1 });
  await anEntry(api.db, competition);
  const waiting = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: waiting.profile, status: 'WAITING' });
  const grow = (capacity: number | null) =>
    api.call('PATCH', `/competitions/${competition.id}`, { as: competition.master, body: { capacity } });
  await grow(1);
  expect(await own(competition, waiting)).toMatchObject({ status: 'WAITING' });
  await grow(2);
  expect(await own(competition, waiting)).toMatchObject({ status: 'ENTERED' });
  expect(await subjects(waiting)).toEqual(['You have a place at Test Open']);
});

it('fills the places of a category that grows, and tells who moved up', async () => {
  const { competition, first, second } = await waited();
  const [category] = competition.categories;
  const grow = (capacity: number | null) =>
    api.call('PATCH', `/competitions/${competition.id}/categories/${category}`, {
      as: competition.master,
      body: { capacity },
    });
  expect((await grow(2)).statusCode).toBe(200);
  expect(await own(competition, first)).toMatchObject({ status: 'ENTERED', waitingPosition: null });
  expect(await own(competition, second)).toMatchObject({ status: 'WAITING', waitingPosition: 1 });
  expect(await subjects(first)).toContain('You have a place at Test Open');
  expect(await subjects(second)).not.toContain('You have a place at Test Open');
  await grow(null);
  expect(await own(competition, second)).toMatchObject({ status: 'ENTERED' });
  expect(await subjects(second)).toContain('You have a place at Test Open');
});

it('gives no place of a category beyond what the whole competition holds', async () => {
  const { competition, first } = await waited();
  await api.db.kysely
    .updateTable('competition')
    .set({ capacity: 1 })
    .where('id', '=', competition.id)
    .execute();
  await setRoom(competition, 5);
  await api.call('PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { capacity: 1 },
  });
  expect(await own(competition, first)).toMatchObject({ status: 'WAITING' });
});

it('lets ten who ask at once have the three places that there are', async () => {
  const competition = await aCompetition(api.db);
  await setRoom(competition, 3);
  const people = await Promise.all(Array.from({ length: 10 }, () => aUser(api.db)));
  const replies = await Promise.all(people.map((as) => enter(competition, as)));
  const entries = replies.map((reply) => reply.json<Entry>());
  expect(entries.filter(({ status }) => status === 'ENTERED')).toHaveLength(3);
  expect(entries.flatMap(({ waitingPosition }) => waitingPosition ?? []).toSorted()).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

it('lets ten who ask at once into a competition for three, and tells the others that it is full', async () => {
  const competition = await aCompetition(api.db, { capacity: 3 });
  const people = await Promise.all(Array.from({ length: 10 }, () => aUser(api.db)));
  const replies = await Promise.all(people.map((as) => enter(competition, as)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(7);
});

it('sends a parent one mail for all children', async () => {
  const { competition } = await waited();
  const parent = await aUser(api.db, { firstName: 'Pa' });
  const children = [
    await aProfile(api.db, { parentId: parent.profile, firstName: 'Kim' }),
    await aProfile(api.db, { parentId: parent.profile, firstName: 'Lee' }),
  ];
  const [women, men] = competition.categories;
  await api.call('POST', `/competitions/${competition.id}/entries/bulk`, {
    as: parent,
    body: { entries: children.map((user, n) => ({ user, category: n === 0 ? women : men })) },
  });
  expect(await mailsTo(parent.email)).toMatchObject([
    {
      subject: 'Entered: Test Open',
      greeting: 'Pa',
      rows: [
        { title: 'Kim Climber', detail: 'Women, waiting list, place 3' },
        { title: 'Lee Climber', detail: 'Men' },
      ],
    },
  ]);
});

it('mails nothing to whoever presses twice', async () => {
  const competition = await aCompetition(api.db);
  const user = await aUser(api.db);
  await Promise.all([enter(competition, user), enter(competition, user)]);
  expect(await subjects(user)).toEqual(['Entered: Test Open']);
});
