import { aCommand, aTop, send } from '../../judging/testing.ts';
import { testApi, type TestUser } from '../../testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';

const api = testApi();

const remove = ({ id, master }: TestCompetition, name = 'Test Open', as: TestUser = master) =>
  api.call('DELETE', `/competitions/${id}?name=${encodeURIComponent(name)}`, { as });
const isThere = async ({ id }: TestCompetition) =>
  (await api.call('GET', `/competitions/${id}`)).statusCode === 200;

it('goes with its entries, its history and its staff, and nothing else', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, venue } = competition;
  await anEntry(api.db, competition);
  await aMember(api.db, competition, 'JUDGE');
  await api.call('POST', `/competitions/${id}/judging-groups`, { as: master, body: { name: 'Cave' } });
  await api.call('PATCH', `/competitions/${id}`, { as: master, body: { name: 'Test Open' } });
  const other = await aCompetition(api.db);
  expect((await remove(competition)).statusCode).toBe(204);
  expect(await isThere(competition)).toBe(false);
  expect(await isThere(other)).toBe(true);
  expect((await api.call('GET', `/venues/${venue}`)).statusCode).toBe(200);
});

it('takes its name, typed', async () => {
  const competition = await aCompetition(api.db);
  expect((await remove(competition, 'Test Close')).statusCode).toBe(400);
  expect(await isThere(competition)).toBe(true);
});

it('is for whose it is', async () => {
  const competition = await aCompetition(api.db);
  const staff = await aMember(api.db, competition, 'STAFF_JUDGE');
  expect((await remove(competition, 'Test Open', staff)).statusCode).toBe(403);
});

it('keeps what was climbed, and what was given out', async () => {
  const climbed = await aCompetition(api.db);
  const { profile } = await anEntry(api.db, climbed);
  await send(
    api,
    climbed.id,
    climbed.master,
    aCommand({ route: climbed.routes[0], competitor: profile, attempts: [aTop] }),
  );
  const published = await aCompetition(api.db);
  const { id, stage, master } = published;
  await api.call('POST', `/competitions/${id}/publications`, { as: master, body: { stage, final: false } });
  const codes = [];
  for (const one of [climbed, published]) codes.push((await remove(one)).json<{ code: string }>().code);
  expect(codes).toEqual(['competition.climbed', 'competition.published']);
  expect([await isThere(climbed), await isThere(published)]).toEqual([true, true]);
});
