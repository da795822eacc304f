import type { Competition, Entry } from '@topout/contract';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTry, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

let competition: TestCompetition;
let climber: TestUser;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  climber = await aUser(api.db);
});

const at = (who = 'me') => `/competitions/${competition.id}/entries/${who}`;
const enter = (as: TestUser, body: object = {}) =>
  api.call('POST', `/competitions/${competition.id}/entries`, {
    as,
    body: { category: competition.categories[0], ...body },
  });
const change = (as: TestUser, body: object, who?: string) => api.call('PATCH', at(who), { as, body });
const withdraw = (as: TestUser, who?: string) => api.call('DELETE', at(who), { as });
const mine = async (as: TestUser) =>
  (await api.call('GET', `/competitions/${competition.id}`, { as })).json<Competition>();
const limit = (more: object) =>
  api.call('PATCH', `/competitions/${competition.id}/categories/${competition.categories[1]}`, {
    as: competition.master,
    body: more,
  });
const close = () =>
  api.call('PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { entriesCloseTime: new Date(Date.now() - 60_000).toISOString() },
  });

it('lets people change their category and withdraw while entries are open', async () => {
  await enter(climber);
  expect((await mine(climber)).userEntry).toMatchObject({ canChange: true });
  const moved = await change(climber, { category: competition.categories[1] });
  expect(moved.json<Entry>().category.uuid).toBe(competition.categories[1]);
  expect((await withdraw(climber)).statusCode).toBe(204);
  expect((await mine(climber)).userEntry).toBeNull();
  expect((await enter(climber)).statusCode).toBe(201);
});

it('lets parents do so for their children, and nobody else', async () => {
  const details = { firstName: 'Kim', lastName: 'Ota', yearOfBirth: 2015, gender: 'OTHER' };
  const { uuid } = (await api.call('POST', '/profiles/me/children', { as: climber, body: details })).json<{
    uuid: string;
  }>();
  await enter(climber, { user: uuid });
  const stranger = await aUser(api.db);
  expect((await change(stranger, { category: competition.categories[1] }, uuid)).statusCode).toBe(403);
  expect((await withdraw(stranger, uuid)).statusCode).toBe(403);
  expect((await change(climber, { category: competition.categories[1] }, uuid)).statusCode).toBe(200);
  expect((await withdraw(climber, uuid)).statusCode).toBe(204);
});

it('leaves number and status to the organisers', async () => {
  await enter(climber);
  const [category] = competition.categories;
  expect((await change(climber, { status: 'DNS' })).statusCode).toBe(403);
  expect((await change(climber, { category, competitorNumber: '1' })).statusCode).toBe(403);
});

it('does not give up a place for a list, and keeps to the years of birth', async () => {
  await enter(await aUser(api.db), { category: competition.categories[1] });
  await limit({ capacity: 1 });
  await enter(climber);
  expect((await change(climber, { category: competition.categories[1] })).json()).toMatchObject({
    code: 'entry.category_full',
  });
  await limit({ capacity: null, bornFrom: 2100 });
  expect((await change(climber, { category: competition.categories[1] })).json()).toMatchObject({
    code: 'entry.other_age',
  });
});

it.each([
  ['entries are closed', 'Entries are closed. Please ask the organisers.', close],
  [
    'there are results',
    'This entry already has results. Please ask the organisers.',
    async () => {
      await send(
        api,
        competition.id,
        competition.master,
        aCommand({ route: competition.routes[0] ?? '', competitor: climber.profile, attempts: [aTry] }),
      );
    },
  ],
])('leaves it to the organisers once %s', async (_when, reason, happen) => {
  await enter(climber);
  await happen();
  for (const reply of [
    await change(climber, { category: competition.categories[1] }),
    await withdraw(climber),
  ]) {
    expect(reply.json()).toMatchObject({
      code: 'entry.fixed',
      detail: { nonFieldErrors: [{ message: reason }] },
    });
  }
  expect((await mine(climber)).userEntry).toMatchObject({ canChange: false });
});
