import type { Screen, ScreenBody, Screens } from '@topout/contract';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing.ts';
import { aRaffle } from '../raffle/testing.ts';

const api = testApi();
let address: string;
let competition: TestCompetition;
let readers: EventReader[] = [];

beforeAll(async () => {
  address = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
});
afterEach(() => {
  for (const reader of readers) reader.close();
  readers = [];
});

const running: ScreenBody = {
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  shows: 'BOARDS',
};
const url = () => `/competitions/${competition.id}/screen`;
const called = (name: string) => (name ? `?screen=${name}` : '');
const steer = (change: Partial<ScreenBody>, name = '') =>
  api.call('PUT', url() + called(name), { as: competition.master, body: { ...running, ...change } });
const shown = async (name = ''): Promise<Screen> => (await api.call('GET', url() + called(name))).json();
const naming = (name: string) => api.call('POST', `${url()}s`, { as: competition.master, body: { name } });
const named = async (...names: string[]) => {
  for (const name of names) await naming(name);
};

async function aScreen(name = ''): Promise<EventReader> {
  const reader = await readEvents(
    `${address}/api/competitions/${competition.id}/events?topics=screen${name && `:${name}`}`,
  );
  readers.push(reader);
  return reader;
}

it('shows all categories in turn until somebody steers', async () => {
  const common = { name: '', own: false, ...running };
  expect(await shown()).toEqual({ ...common, step: 0, reloads: 0, raffle: 0, version: 0 });
});

it('keeps what was steered, and adds up turns and reloads', async () => {
  const [, men] = competition.categories;
  await steer({ categories: [men], paused: true, message: '  Finals at 18:00 ', turn: 1 });
  await steer({ turn: 1, reload: true });
  const steered = await steer({ turn: -1, columns: 2 });
  const common = { name: '', own: false, ...running, columns: 2, step: 1, reloads: 1, raffle: 0, version: 3 };
  expect(steered.json()).toEqual({ screens: [common], open: [] });
  expect(await shown()).toEqual(common);
});

it('tells the screens at once, whether or not boards may be seen', async () => {
  const [one, other] = [await aScreen(), await aScreen()];
  expect(await one.next('screen')).toMatchObject({ version: 0 });
  expect(await other.next('screen')).toMatchObject({ version: 0 });
  await steer({ message: 'Isolation closes in 5 minutes' });
  const told = [await one.next('screen'), await other.next('screen')] as Screen[];
  expect(told.map(({ message }) => message)).toEqual(Array(2).fill('Isolation closes in 5 minutes'));
});

it('shows the raffle, and tells the screens of every draw, and of who was not there', async () => {
  const { prize } = await aRaffle(api.db, competition);
  const { profile: competitor } = await anEntry(api.db, competition);
  const climbed = aCommand({ route: competition.routes[0], competitor, attempts: [aTop] });
  await send(api, competition.id, competition.master, climbed);
  const screen = await aScreen();
  await screen.next('screen');
  await steer({ shows: 'RAFFLE' });
  expect(await screen.next('screen')).toMatchObject({ shows: 'RAFFLE', raffle: 0 });
  const draw = newId();
  const raffle = `/competitions/${competition.id}/raffle/draws`;
  const as = competition.master;
  await api.call('POST', raffle, { as, body: { uuid: draw, prize } });
  expect(await screen.next('screen')).toMatchObject({ raffle: 1 });
  await api.call('PATCH', `${raffle}/${draw}`, { as, body: { absent: true } });
  expect(await screen.next('screen')).toMatchObject({ raffle: 2 });
});

it('goes on showing what it shows where a page does not say', async () => {
  await named('left', 'right');
  await steer({ shows: 'QUEUES' }, 'right');
  await steer({ shows: 'RAFFLE' });
  const { shows: _shows, ...before } = running;
  const send = async (body: ScreenBody, name = '') =>
    (await api.call('PUT', url() + called(name), { as: competition.master, body })).statusCode;
  expect(await send({ ...before, turn: 1 }, 'left')).toBe(200);
  expect(await shown('left')).toMatchObject({ own: false, shows: 'RAFFLE', step: 1 });
  expect(await send({ ...before, message: 'Lunch' }, 'left')).toBe(200);
  expect(await send({ ...before, paused: true })).toBe(200);
  expect(await Promise.all(['', 'left', 'right'].map(shown))).toMatchObject([
    { shows: 'RAFFLE', paused: true, message: '' },
    { own: true, shows: 'RAFFLE', message: 'Lunch' },
    { own: true, shows: 'RAFFLE' },
  ]);
});

it('gives signs of life, and says nothing twice', async () => {
  const screen = await aScreen();
  await screen.next('screen');
  await steer({ paused: true });
  await screen.next('screen');
  await api.app.liveStreams.heartbeat();
  await screen.next('heartbeat');
  // The first came with the beginning.
  await screen.next('heartbeat');
  expect(screen.count('screen')).toBe(2);
});

it('knows the categories of the competition only', async () => {
  const other = await aCompetition(api.db);
  expect((await steer({ categories: [other.categories[0]] })).statusCode).toBe(400);
});

it('shows the board of teams by the uuid of the competition', async () => {
  const [women] = competition.categories;
  await steer({ categories: [competition.id, women] });
  expect(await shown()).toMatchObject({ categories: [competition.id, women] });
});

it('steers one screen and leaves the others as they are', async () => {
  const [women, men] = competition.categories;
  await named('left', 'right');
  await steer({ categories: [men], message: 'Men only', turn: 1 }, 'left');
  expect(await shown('left')).toMatchObject({ own: true, categories: [men], message: 'Men only', step: 1 });
  for (const name of ['', 'right', 'unheard-of']) {
    expect(await shown(name)).toMatchObject({ own: false, categories: [], message: '', step: 0 });
  }
  await steer({ categories: [women] });
  await steer({ categories: [women], message: 'Lunch', turn: 1 });
  expect(await shown('right')).toMatchObject({ own: false, categories: [women], message: 'Lunch', step: 1 });
});

it('steers all at once: what changes is on every screen, what a screen has of its own else stays', async () => {
  const [, men] = competition.categories;
  await named('left');
  await steer({ categories: [men], seconds: 30 }, 'left');
  await steer({ message: 'Lunch', turn: 1, reload: true });
  const left = {
    name: 'left',
    own: true,
    categories: [men],
    seconds: 30,
    message: 'Lunch',
    step: 1,
    reloads: 1,
  };
  expect(await shown('left')).toMatchObject(left);
});

it('turns or reloads one screen, which goes on following the others', async () => {
  await named('left');
  await steer({ turn: 1, reload: true }, 'left');
  expect(await shown('left')).toMatchObject({ own: false, step: 1, reloads: 1 });
  expect(await shown()).toMatchObject({ step: 0, reloads: 0 });
});

it('lets a screen follow the others again', async () => {
  await named('left');
  await steer({ paused: true }, 'left');
  await steer({ message: 'Lunch' });
  await api.call('DELETE', `${url()}s/left/order`, { as: competition.master });
  expect(await shown('left')).toMatchObject({ own: false, paused: false, message: 'Lunch' });
});

it('tells each screen what concerns it, two of one name alike, and one that is named later', async () => {
  await named('left');
  const names = ['left', 'left', 'right', ''];
  const screens = await Promise.all(names.map(aScreen));
  for (const screen of screens) await screen.next('screen');
  await steer({ message: 'Here' }, 'left');
  const [one, other, right, common] = screens;
  for (const screen of [one, other]) expect(await screen?.next('screen')).toMatchObject({ message: 'Here' });
  await named('right');
  expect(await right?.next('screen')).toMatchObject({ name: 'right', message: '' });
  await steer({ paused: true });
  expect(await common?.next('screen')).toMatchObject({ paused: true, message: '' });
  expect(await one?.next('screen')).toMatchObject({ paused: true, message: 'Here' });
});

it('shows what is common to all where a name was taken away', async () => {
  await named('left');
  await steer({ message: 'Here' }, 'left');
  const left = await aScreen('left');
  expect(await left.next('screen')).toMatchObject({ message: 'Here' });
  await api.call('DELETE', `${url()}s/left`, { as: competition.master });
  expect(await left.next('screen')).toMatchObject({ name: '', message: '' });
  const gone = [
    await steer({}, 'left'),
    await api.call('DELETE', `${url()}s/left`, { as: competition.master }),
    await api.call('DELETE', `${url()}s/left/order`, { as: competition.master }),
  ];
  expect(gone.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

it('gives twenty screens a name, each once, and fills the gap of one that went', async () => {
  await named(...Array.from({ length: 20 }, (_, index) => `wall-${index}`));
  expect((await naming('wall-20')).json()).toMatchObject({ code: 'screen.limit' });
  expect((await naming('wall-3')).json()).toMatchObject({ code: 'screen.taken' });
  await api.call('DELETE', `${url()}s/wall-3`, { as: competition.master });
  const { screens } = (await naming('new')).json<Screens>();
  expect(screens).toHaveLength(21);
  expect(screens[4]).toMatchObject({ name: 'new' });
});

it('keeps to twenty when all are named at the same moment', async () => {
  const all = await Promise.all(Array.from({ length: 25 }, (_, index) => naming(`wall-${index}`)));
  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
});

it.each(['', 'Left', 'left wall', '-left', 'left--wall', 'a'.repeat(21), '左'])(
  'does not take %j for a name',
  async (name) => {
    expect((await naming(name)).statusCode).toBe(400);
    if (name)
      expect((await api.call('GET', `${url()}?screen=${encodeURIComponent(name)}`)).statusCode).toBe(400);
  },
);

it('writes nothing for whoever opens screens', async () => {
  await aScreen('made-up');
  await shown('made-up');
  const { screens } = (await api.call('GET', `${url()}s`, { as: competition.master })).json<Screens>();
  expect(screens.map(({ name, version }) => [name, version])).toEqual([['', 0]]);
});

it('is steered by the organiser side alone', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  const staff = await aMember(api.db, competition, 'STAFF');
  await named('left');
  const by = async (as: { token: string }) =>
    (await api.call('PUT', `${url()}?screen=left`, { as, body: running })).statusCode;
  expect([await by(judge), await by(staff)]).toEqual([403, 200]);
});

it('tells the organiser under which names screens are open', async () => {
  const open = async () => {
    const reply = await api.call('GET', `${url()}s`, { as: competition.master });
    return reply.json<Screens>().open;
  };
  await named('left', 'right');
  const screens = await Promise.all(['left', 'left', ''].map(aScreen));
  for (const screen of screens) await screen.next('screen');
  expect(await open()).toEqual(['', 'left']);
  for (const screen of screens.slice(0, 2)) screen.close();
  while ((await open()).includes('left')) await new Promise((done) => setTimeout(done, 20));
  expect(await open()).toEqual(['']);
});
