import type { Screen, ScreenBody } from '@topout/contract';
import { type EventReader, readEvents } from '../board/testing.ts';
import { aCompetition, aMember, type TestCompetition } from '../competitions/testing.ts';
import { testApi } from '../testing.ts';

const api = testApi();
let address: string;
let competition: TestCompetition;
let readers: EventReader[] = [];

beforeAll(async () => {
  address = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db, { live_leaderboard: false });
});
afterEach(() => {
  for (const reader of readers) reader.close();
  readers = [];
});

const running: ScreenBody = { categories: [], columns: null, seconds: 12, paused: false, message: '' };
const url = () => `/competitions/${competition.id}/screen`;
const steer = (change: Partial<ScreenBody>) =>
  api.call('PUT', url(), { as: competition.master, body: { ...running, ...change } });

async function aScreen(): Promise<EventReader> {
  const reader = await readEvents(`${address}/api${url()}/events`);
  readers.push(reader);
  return reader;
}

it('shows all categories in turn until somebody steers', async () => {
  expect((await api.call('GET', url())).json()).toEqual({ ...running, step: 0, reloads: 0, version: 0 });
});

it('keeps what was steered, and adds up turns and reloads', async () => {
  const [, men] = competition.categories;
  await steer({ categories: [men], paused: true, message: '  Finals at 18:00 ', turn: 1 });
  await steer({ turn: 1, reload: true });
  const steered = await steer({ turn: -1, columns: 2 });
  expect(steered.json()).toEqual({ ...running, columns: 2, step: 1, reloads: 1, version: 3 });
  expect((await api.call('GET', url())).json()).toEqual(steered.json());
});

it('tells the screens at once, whether or not boards may be seen', async () => {
  const [one, other] = [await aScreen(), await aScreen()];
  expect(await one.next('screen')).toMatchObject({ version: 0 });
  expect(await other.next('screen')).toMatchObject({ version: 0 });
  await steer({ message: 'Isolation closes in 5 minutes' });
  const told = [await one.next('screen'), await other.next('screen')] as Screen[];
  expect(told.map(({ message }) => message)).toEqual(Array(2).fill('Isolation closes in 5 minutes'));
});

it('gives signs of life, and says nothing twice', async () => {
  const screen = await aScreen();
  await steer({ paused: true });
  await api.app.screens.heartbeat();
  await screen.next('heartbeat');
  expect(screen.count('screen')).toBe(2);
});

it('knows the categories of the competition only', async () => {
  const other = await aCompetition(api.db);
  expect((await steer({ categories: [other.categories[0]] })).statusCode).toBe(400);
});

it('is steered by the organiser side alone', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  const staff = await aMember(api.db, competition, 'STAFF');
  const by = async (as: { token: string }) =>
    (await api.call('PUT', url(), { as, body: running })).statusCode;
  expect([await by(judge), await by(staff)]).toEqual([403, 200]);
});
