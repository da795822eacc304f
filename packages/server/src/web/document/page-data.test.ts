import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing.ts';
import { leadersAddress, pageData } from './page-data.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const announced = () => `competitions/${competition.id}/announcements`;
const onPage = async (screen: string) => (await pageData(api.app, `/${competition.id}${screen}`)).data;

it('brings the competition and its boards, as anybody would get them', async () => {
  const data = await onPage('/entries');
  const boards = competition.categories.map(
    (category) => `competitions/${competition.id}/leaderboard?category=${category}`,
  );
  expect(Object.keys(data).sort()).toEqual([`competitions/${competition.id}`, announced(), ...boards].sort());
  expect(data[`competitions/${competition.id}`]?.body).toMatchObject({ role: null, judgeKey: null });
  for (const board of boards) {
    const reply = await api.call('GET', `/${board}`);
    expect(data[board]).toEqual({ etag: reply.headers['etag'], body: reply.json() });
  }
});

it('brings the competition alone to its other pages', async () => {
  expect(Object.keys(await onPage('/enter'))).toEqual([`competitions/${competition.id}`]);
});

it('brings a card what was announced to everybody', async () => {
  expect(Object.keys(await onPage(''))).toEqual([`competitions/${competition.id}`, announced()]);
});

it('keeps a hidden board hidden', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
  expect(Object.keys(await onPage('/entries'))).toEqual([`competitions/${competition.id}`, announced()]);
});

it('brings the list of competitions to the home page', async () => {
  const { data } = await pageData(api.app, '/');
  expect(data['competitions']?.body).toEqual((await api.call('GET', '/competitions')).json());
});

it.each([
  [true, true],
  [false, false],
])('brings who leads the running competition to it, if that is public: %s', async (liveLeaderboard, told) => {
  await api.db.kysely.updateTable('competition').set({ listed: false }).execute();
  competition = await aCompetition(api.db, { listed: true, liveLeaderboard });
  const { data, lost } = await pageData(api.app, '/');
  expect(leadersAddress(competition.id) in data).toBe(told);
  expect(lost).toBe(false);
});

it('brings nothing where there is nothing', async () => {
  expect(await pageData(api.app, '/sign-in')).toEqual({ data: {}, lost: false });
});

it.each(['', '/enter', '/enter/login', '/entries'])(
  'says that no competition is there: %s',
  async (screen) => {
    expect(await pageData(api.app, `/${newId()}${screen}`)).toEqual({ data: {}, lost: true });
  },
);
