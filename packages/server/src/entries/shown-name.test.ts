import type { Entry, Leaderboard } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aFinal } from '../stages/testing.ts';
import { aUser, testApi, type TestUser } from '../testing.ts';

const api = testApi();

const rename = ({ id, master }: TestCompetition, entry: string, body: object) =>
  api.call('PATCH', `/competitions/${id}/entries/${entry}`, { as: master, body });
const nameIn = async ({ id }: TestCompetition, user: TestUser) =>
  (await api.call('GET', `/competitions/${id}/entries/${user.profile}`)).json<Entry>().user.name;
const board = async ({ id }: TestCompetition, category: string) =>
  (await api.call('GET', `/competitions/${id}/leaderboard?category=${category}`))
    .json<Leaderboard>()
    .rows.map(({ user }) => `${user.first_name} ${user.last_name}`);

it('changes the name in this competition, and nowhere else', async () => {
  const [here, elsewhere] = [await aCompetition(api.db), await aCompetition(api.db)];
  const ada = await aUser(api.db);
  const { id } = await anEntry(api.db, here, { profile_id: ada.profile });
  await anEntry(api.db, elsewhere, { profile_id: ada.profile });
  expect(await board(here, here.categories[0])).toEqual(['Ada Climber']);

  const reply = await rename(here, id, { last_name: ' Wall ' });

  expect(reply.json<Entry>().user).toMatchObject({ name: 'Ada Wall', first_name: 'Ada' });
  expect(await board(here, here.categories[0])).toEqual(['Ada Wall']);
  expect([await nameIn(here, ada), await nameIn(elsewhere, ada)]).toEqual(['Ada Wall', 'Ada Climber']);
  const me = await api.call('GET', '/profiles/me', { as: ada });
  expect(me.json()).toMatchObject({ name: 'Ada Climber' });
});

it('changes it on the boards of later stages as well', async () => {
  const competition = await aCompetition(api.db);
  const { category } = await aFinal(api.db, competition);
  const { id: entry, profile: profile_id } = await anEntry(api.db, competition);
  await anEntry(api.db, competition, { category_id: category, profile_id });
  expect(await board(competition, category)).toEqual(['Ada Climber']);
  await rename(competition, entry, { last_name: 'Wall' });
  expect(await board(competition, category)).toEqual(['Ada Wall']);
});

it('writes down who changed it, and from what', async () => {
  const competition = await aCompetition(api.db);
  const { id } = await anEntry(api.db, competition);
  await rename(competition, id, { first_name: 'Zoë' });
  const [audit] = await api.db.kysely.selectFrom('audit').selectAll().where('entry_id', '=', id).execute();
  expect(audit).toMatchObject({
    kind: 'entry.changed',
    actor_id: competition.master.profile,
    details: { before: { first_name: 'Ada' }, after: { first_name: 'Zoë', last_name: 'Climber' } },
  });
});

it('follows the person again once it is their own name', async () => {
  const competition = await aCompetition(api.db);
  const ada = await aUser(api.db);
  const { id } = await anEntry(api.db, competition, { profile_id: ada.profile });
  await rename(competition, id, { first_name: 'Zoë' });
  await rename(competition, id, { first_name: 'Ada' });
  await api.call('PATCH', '/profiles/me', { as: ada, body: { first_name: 'Adah' } });
  expect(await nameIn(competition, ada)).toBe('Adah Climber');
});

it('is refused where it is more than a line', async () => {
  const competition = await aCompetition(api.db);
  const { id } = await anEntry(api.db, competition);
  expect((await rename(competition, id, { first_name: 'Ada\nWinner' })).statusCode).toBe(400);
});
