import type { Entry, Leaderboard } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const rename = ({ id, master }: TestCompetition, entry: string, body: object) =>
  api.call('PATCH', `/competitions/${id}/entries/${entry}`, { as: master, body });
const nameIn = async ({ id }: TestCompetition, user: TestUser) =>
  (await api.call('GET', `/competitions/${id}/entries/${user.profile}`)).json<Entry>().user.name;
const board = async ({ id }: TestCompetition, category: string) =>
  (await api.call('GET', `/competitions/${id}/leaderboard?category=${category}`))
    .json<Leaderboard>()
    .rows.map(({ user }) => `${user.firstName} ${user.lastName}`);

it('changes the name in this competition, and nowhere else', async () => {
  const [here, elsewhere] = [await aCompetition(api.db), await aCompetition(api.db)];
  const ada = await aUser(api.db);
  const { id } = await anEntry(api.db, here, { profileId: ada.profile });
  await anEntry(api.db, elsewhere, { profileId: ada.profile });
  expect(await board(here, here.categories[0])).toEqual(['Ada Climber']);

  const reply = await rename(here, id, { lastName: ' Wall ' });

  expect(reply.json<Entry>().user).toMatchObject({ name: 'Ada Wall', firstName: 'Ada' });
  expect(await board(here, here.categories[0])).toEqual(['Ada Wall']);
  expect([await nameIn(here, ada), await nameIn(elsewhere, ada)]).toEqual(['Ada Wall', 'Ada Climber']);
  const me = await api.call('GET', '/profiles/me', { as: ada });
  expect(me.json()).toMatchObject({ name: 'Ada Climber' });
});

it('changes it on the boards of later stages as well', async () => {
  const competition = await aCompetition(api.db);
  const { category } = await aFinal(api.db, competition);
  const { id: entry, profile: profileId } = await anEntry(api.db, competition);
  await anEntry(api.db, competition, { categoryId: category, profileId });
  expect(await board(competition, category)).toEqual(['Ada Climber']);
  await rename(competition, entry, { lastName: 'Wall' });
  expect(await board(competition, category)).toEqual(['Ada Wall']);
});

it('writes down who changed it, and from what', async () => {
  const competition = await aCompetition(api.db);
  const { id } = await anEntry(api.db, competition);
  await rename(competition, id, { firstName: 'Zoë' });
  const [audit] = await api.db.kysely.selectFrom('audit').selectAll().where('entryId', '=', id).execute();
  expect(audit).toMatchObject({
    kind: 'entry.changed',
    actorId: competition.master.profile,
    details: { before: { firstName: 'Ada' }, after: { firstName: 'Zoë', lastName: 'Climber' } },
  });
});

it('follows the person again once it is their own name', async () => {
  const competition = await aCompetition(api.db);
  const ada = await aUser(api.db);
  const { id } = await anEntry(api.db, competition, { profileId: ada.profile });
  await rename(competition, id, { firstName: 'Zoë' });
  await rename(competition, id, { firstName: 'Ada' });
  await api.call('PATCH', '/profiles/me', { as: ada, body: { firstName: 'Adah' } });
  expect(await nameIn(competition, ada)).toBe('Adah Climber');
});

it('is refused where it is more than a line', async () => {
  const competition = await aCompetition(api.db);
  const { id } = await anEntry(api.db, competition);
  expect((await rename(competition, id, { firstName: 'Ada\nWinner' })).statusCode).toBe(400);
});
