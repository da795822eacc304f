import type { QueueWall } from '@topout/contract';
import { raiseConfig } from '../../competition/raise-config.ts';
import { aCommand, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry } from '../competitions/testing.ts';

const api = testApi();

it('shows the first three of each queue that climbers join, minors by their initial, while a screen shows it', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, group, routes } = competition;
  const [route] = routes;
  await api.call('PATCH', `/competitions/${id}/route-groups/${group}`, {
    as: master,
    body: { climbersQueue: true },
  });
  const people = await Promise.all(
    ['Ada', 'Bo', 'Cem', 'Dan'].map(async (firstName, index) => {
      const yearOfBirth = index === 0 ? new Date().getFullYear() - 10 : 1990;
      const profileId = await aProfile(api.db, { firstName, lastName: 'Rock', yearOfBirth });
      return anEntry(api.db, competition, { profileId });
    }),
  );
  const say = (kind: 'queue.add' | 'queue.call', competitor: string) =>
    aCommand({ kind, route, competitor, ...(kind === 'queue.call' && { call: 'NOW' }) });
  const [ada] = people;
  await send(api, id, master, ...people.map(({ profile }) => say('queue.add', profile)));
  await send(api, id, master, say('queue.call', ada?.profile ?? ''));

  const wall = `/competitions/${id}/queue-wall`;
  expect((await api.call('GET', wall)).statusCode).toBe(403);
  const order = { categories: [], columns: null, seconds: 12, paused: false, message: '' };
  const steer = (more: object) =>
    api.call('PUT', `/competitions/${id}/screen`, { as: master, body: { ...order, ...more } });
  await steer({ shows: 'QUEUES' });
  const { data } = (await api.call('GET', wall)).json<QueueWall>();
  expect(data).toHaveLength(routes.length);
  const queue = data.find((one) => one.route === route);
  expect(queue?.waiting).toBe(4);
  expect(queue?.next.map(({ name, call }) => [name, call])).toEqual([
    ['Ada R.', 'NOW'],
    ['Bo Rock', null],
    ['Cem Rock', null],
  ]);
  await steer({ shows: 'BOARDS' });
  expect((await api.call('GET', wall)).statusCode).toBe(403);
});

it('shows who is next at every route beside the clock while it is a page of the hall, and judges always', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, routes, stage } = competition;
  const [route] = routes;
  const { profile } = await anEntry(api.db, competition);
  await send(api, id, master, aCommand({ kind: 'queue.add', route, competitor: profile }));
  const read = async (as?: typeof master) =>
    api.call('GET', `/competitions/${id}/queue-wall?clock=true`, { ...(as && { as }) });
  const names = (reply: Awaited<ReturnType<typeof read>>) =>
    reply.json<QueueWall>().data.flatMap(({ next }) => next.map(({ user }) => user));
  expect(names(await read(master))).toEqual([profile]);
  expect((await read()).statusCode).toBe(403);
  const order = { columns: null, seconds: 12, paused: false, message: '', shows: 'BOARDS' };
  await api.call('PUT', `/competitions/${id}/screen`, {
    as: master,
    body: { ...order, categories: [stage] },
  });
  expect(names(await read())).toEqual([profile]);
});

it('shows nobody in a queue once the competition has ended', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, routes } = competition;
  const [route] = routes;
  const { profile } = await anEntry(api.db, competition);
  await send(api, id, master, aCommand({ kind: 'queue.add', route, competitor: profile }));
  const shown = async () => {
    const wall = await api.call('GET', `/competitions/${id}/queue-wall?clock=true`, { as: master });
    return wall.json<QueueWall>().data.flatMap(({ waiting, next }) => [waiting, next.length]);
  };
  expect(await shown()).toContain(1);
  const endsAt = new Date(Date.now() - 1000);
  await api.db.kysely.updateTable('competition').set({ endsAt }).where('id', '=', id).execute();
  await raiseConfig(api.db, id);
  expect(new Set(await shown())).toEqual(new Set([0]));
});
