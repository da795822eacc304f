import type { Competition } from '@topout/contract';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
const year = new Date().getUTCFullYear();

let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const category = () => `/competitions/${competition.id}/categories/${competition.categories[0]}`;
const limit = (years: object) => api.call('PATCH', category(), { as: competition.master, body: years });
const enter = (as: TestUser, body: object = {}) =>
  api.call('POST', `/competitions/${competition.id}/entries`, {
    as,
    body: { category: competition.categories[0], ...body },
  });

async function born(yearOfBirth: number): Promise<TestUser> {
  const user = await aUser(api.db);
  await api.call('PATCH', '/profiles/me', { as: user, body: { yearOfBirth } });
  return user;
}

it('says whom a category is for, and takes years the right way round only', async () => {
  expect((await limit({ bornFrom: year - 15, bornTo: year - 14 })).json()).toMatchObject({
    bornFrom: year - 15,
    bornTo: year - 14,
  });
  const shown = (await api.call('GET', `/competitions/${competition.id}`)).json<Competition>();
  expect(shown.stages[0]?.categories[0]).toMatchObject({ bornFrom: year - 15, bornTo: year - 14 });
  const wrong = await limit({ bornTo: year - 16 });
  expect([wrong.statusCode, Object.keys(wrong.json().detail.fields)]).toEqual([400, ['bornTo']]);
  expect((await limit({ bornFrom: null, bornTo: null })).json()).toMatchObject({ bornFrom: null });
});

it('refuses people of another age, and says whom it is for', async () => {
  await limit({ bornFrom: year - 15 });
  const reply = await enter(await born(1990));
  expect([reply.statusCode, reply.json().code, reply.json().detail.fields]).toEqual([
    400,
    'entry.other_age',
    { category: [`This category is for others: Born ${year - 15} or later.`] },
  ]);
  expect((await enter(await born(year - 15))).statusCode).toBe(201);
});

it('refuses a child of another age, and lets organisers decide otherwise', async () => {
  await limit({ bornTo: year - 12 });
  const parent = await aUser(api.db);
  const details = { firstName: 'Kim', lastName: 'Ota', yearOfBirth: year - 8, gender: 'OTHER' };
  const { uuid } = (await api.call('POST', '/profiles/me/children', { as: parent, body: details })).json<{
    uuid: string;
  }>();
  expect((await enter(parent, { user: uuid })).json()).toMatchObject({ code: 'entry.other_age' });

  await limit({ bornTo: null });
  expect((await enter(parent, { user: uuid })).statusCode).toBe(201);
  await limit({ bornTo: year - 12 });
  const moved = await api.call('PATCH', `/competitions/${competition.id}/entries/${uuid}`, {
    as: competition.master,
    body: { category: competition.categories[0] },
  });
  expect(moved.statusCode).toBe(200);
});

it('moves the years with the competition that is made of another', async () => {
  await limit({ bornFrom: 2011 });
  await api.db.kysely
    .updateTable('competition')
    .set({ startsAt: new Date('2026-03-01T08:00:00Z'), endsAt: new Date('2026-03-01T18:00:00Z') })
    .where('id', '=', competition.id)
    .execute();
  const copy = await api.call('POST', `/competitions/${competition.id}/duplicate`, {
    as: competition.master,
    body: { name: 'Next year', startTime: '2027-03-01T08:00:00Z', endTime: '2027-03-01T18:00:00Z' },
  });
  const made = (
    await api.call('GET', `/competitions/${copy.json<{ uuid: string }>().uuid}`)
  ).json<Competition>();
  expect(made.stages[0]?.categories[0]).toMatchObject({ bornFrom: 2012, bornTo: null });
});

it('copies a competition to the first and the last year there may be', async () => {
  await limit({ bornFrom: 2011, bornTo: 2012 });
  for (const startTime of ['1900-01-01T00:00:00Z', '2199-01-01T00:00:00Z']) {
    const body = { name: 'Far away', startTime, endTime: '2199-12-31T00:00:00Z' };
    const copy = await api.call('POST', `/competitions/${competition.id}/duplicate`, {
      as: competition.master,
      body,
    });
    expect([copy.statusCode, copy.statusCode < 300 ? '' : copy.body]).toEqual([201, '']);
  }
});
