import type { OverlayOrder, QueueWall, Screen, ScreenBody, Steering } from '@topout/contract';
import { aCommand, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  await add('stream', true);
});

const order: Steering = {
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  shows: 'BOARDS',
};
const usual: OverlayOrder = { pages: [], topRows: 5, climber: null, quietMinutes: 5 };

const at = (path: string) => `/competitions/${competition.id}${path}`;
const add = (name: string, overlay?: boolean) =>
  api.call('POST', at('/screens'), { as: competition.master, body: { name, ...(overlay && { overlay }) } });
const steer = (name: string, body: Partial<ScreenBody>) =>
  api.call('PUT', at(`/screen${name && `?screen=${name}`}`), {
    as: competition.master,
    body: { ...order, ...body },
  });
const shown = async (name: string) => (await api.call('GET', at(`/screen?screen=${name}`))).json<Screen>();

it('begins with nothing on air, and shows the pages it is given in their order', async () => {
  expect(await shown('stream')).toMatchObject({ own: true, overlay: usual });
  const { id: climber } = await anEntry(api.db, competition);
  const overlay: OverlayOrder = { pages: ['top', 'now'], topRows: 8, climber, quietMinutes: 20 };
  await steer('stream', { overlay });
  expect(await shown('stream')).toMatchObject({ overlay });
  await steer('stream', { paused: true });
  expect(await shown('stream')).toMatchObject({ paused: true, overlay });
  await steer('stream', { overlay: { pages: [] } });
  await steer('stream', { overlay: { topRows: 3 }, turn: 1 });
  expect(await shown('stream')).toMatchObject({ overlay: { ...overlay, pages: [], topRows: 3 } });
});

it('is left alone by what all screens of the hall are told', async () => {
  await add('left');
  await steer('', { message: 'Lunch', seconds: 30, turn: 1 });
  expect(await shown('stream')).toMatchObject({ message: '', seconds: 12, step: 0 });
  expect(await shown('left')).toMatchObject({ message: 'Lunch', seconds: 30, step: 1 });
  expect(await shown('left')).not.toHaveProperty('overlay');
});

it.each<[string, string, object, number]>([
  ['a page that there is none of', 'stream', { ...usual, pages: ['fireworks'] }, 400],
  ['one page twice', 'stream', { ...usual, pages: ['now', 'now'] }, 400],
  ['more places than fit', 'stream', { ...usual, topRows: 11 }, 400],
  ['pages for all screens', '', usual, 400],
  ['pages for a screen of the hall', 'left', { ...usual, pages: ['now'] }, 404],
])('refuses %s', async (_what, name, overlay, status) => {
  await add('left');
  expect((await steer(name, { overlay: overlay as OverlayOrder })).statusCode).toBe(status);
  expect(await shown('stream')).toMatchObject({ overlay: usual, version: 0 });
});

it('never follows the screens of the hall', async () => {
  const reply = await api.call('DELETE', at('/screens/stream/order'), { as: competition.master });
  expect(reply.statusCode).toBe(404);
});

it('shows who is next at every route, as long as that is on air', async () => {
  const { profile } = await anEntry(api.db, competition);
  const [route] = competition.routes;
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ kind: 'queue.add', route, competitor: profile }),
  );
  const wall = (name: string) => api.call('GET', at(`/queue-wall?screen=${name}`));
  expect((await wall('stream')).statusCode).toBe(403);
  await steer('stream', { overlay: { ...usual, pages: ['next'] } });
  const { data } = (await wall('stream')).json<QueueWall>();
  expect(data.find((one) => one.route === route)?.next.map(({ user }) => user)).toEqual([profile]);
  expect((await wall('left')).statusCode).toBe(403);
  await steer('stream', { overlay: usual });
  expect((await wall('stream')).statusCode).toBe(403);
});

it('holds even when the API is bypassed: a screen of the hall has no pages, and an overlay follows nobody', async () => {
  const run = (text: string) => api.db.rows({ name: `test.${text.length}`, text }, [competition.id]);
  await add('left');
  for (const change of ["pages = '{now}' where name = 'left'", "own = false where name = 'stream'"])
    await expect(run(`update screen set ${change} and competition_id = $1`)).rejects.toThrow(
      /check constraint/,
    );
});
