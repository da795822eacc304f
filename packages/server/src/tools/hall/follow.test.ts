import type { StageClock } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { pressOn, setFinal } from '../../judging/clock/testing.ts';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { aUser, callApp, type TestApi, type TestUser } from '../../testing.ts';
import { ask } from './cloud.ts';
import { revokeToken } from './hall-token.ts';
import { aHallOf, cloudOfHall, sendNow } from './testing.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* What the cloud shows follows the hall: clocks, screens, routes. */

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let url: string;
let competition: TestCompetition;
let master: TestUser;

beforeAll(() => {
  ({ hall, url } = servers);
});
beforeEach(async () => {
  competition = await aCompetition(cloud.db);
  master = await aUser(hall.db);
  await aHallOf(cloud.app, { url, competition: competition.id, owner: master.email }, hall);
  await sendNow(hall, competition.id);
}, 60_000);

const inHall: Pick<TestApi, 'call'> = { call: (...call) => callApp(hall, ...call) };
const press = (version: number, action: Parameters<typeof pressOn>[3]) =>
  pressOn(inHall as TestApi, { ...competition, master }, version, action);
const clockAt = async (app: FastifyInstance) =>
  (await callApp(app, 'GET', `/competitions/${competition.id}/clock`)).json<StageClock>().clock;
const versions = async () => {
  const { setupVersion } = await cloud.db.kysely
    .selectFrom('competition')
    .select('setupVersion')
    .where('id', '=', competition.id)
    .executeTakeFirstOrThrow();
  const boards = await cloud.db.kysely
    .selectFrom('categoryBoard')
    .select('version')
    .where('competitionId', '=', competition.id)
    .orderBy('categoryId')
    .execute();
  return { setupVersion, boards };
};

it('tells clocks and screens at once, and leaves boards and set-up alone', async () => {
  const before = await versions();
  const events = await readEvents(`${url}/api/competitions/${competition.id}/events?topics=clock,screen`);
  await press(0, setFinal);
  await press(1, { kind: 'START' });
  const steered = await callApp(hall, 'PUT', `/competitions/${competition.id}/screen`, {
    as: master,
    body: {
      categories: [],
      columns: null,
      seconds: 10,
      paused: true,
      message: 'Finals at six',
      shows: 'BOARDS',
    },
  });
  expect(steered.statusCode).toBe(200);
  await sendNow(hall, competition.id);
  await until(events, 'clock', { clock: { status: 'RUNNING' } });
  await until(events, 'screen', { message: 'Finals at six' });
  expect(await versions()).toEqual(before);
  events.close();
});

/** What stands comes first. */
const until = async (events: EventReader, name: string, wanted: object) => {
  await events.next(name);
  expect(await events.next(name)).toMatchObject(wanted);
};

it('shows the hall’s clock by the cloud’s own time, also once it is taken back', async () => {
  const there = await cloudOfHall(hall, competition.id);
  await press(0, setFinal);
  await press(1, { kind: 'START' });
  await sendNow(hall, competition.id);
  const at = (await clockAt(hall))?.at ?? 0;
  // As if the hall's clock were half a minute behind.
  for (let times = 0; times < 8; times += 1)
    await ask(there, 'hello', { now: (await hall.databaseTime.now()) - 30_000 });
  const shown = await clockAt(cloud.app);
  expect(Math.abs((shown?.at ?? 0) - at - 30_000)).toBeLessThan(2_000);
  expect(shown?.leftMs).toBe(240_000);
  await revokeToken(cloud.db, competition.id);
  expect(await clockAt(cloud.app)).toEqual(shown);
});

it('changes a route as the hall did', async () => {
  const [route] = competition.routes;
  const changed = await callApp(hall, 'PATCH', `/venues/${competition.venue}/routes/${route}`, {
    as: master,
    body: { name: 'Moonlight', segmentsCount: 2 },
  });
  expect(changed.statusCode).toBe(200);
  const before = await versions();
  await sendNow(hall, competition.id);
  expect(await routeInCloud(route)).toMatchObject({ name: 'Moonlight', segmentsCount: 2 });
  expect((await versions()).setupVersion).toBeGreaterThan(before.setupVersion);
});

it('never changes what counts of a route that another competition has', async () => {
  const [route] = competition.routes;
  const other = await aCompetition(cloud.db, { name: 'Club night' });
  await cloud.db.kysely
    .insertInto('routeGroupRoute')
    .values({ competitionId: other.id, routeGroupId: other.group, routeId: route, number: 9 })
    .execute();
  const patch = (body: object) =>
    callApp(hall, 'PATCH', `/venues/${competition.venue}/routes/${route}`, { as: master, body });
  await patch({ name: 'Moonlight' });
  await sendNow(hall, competition.id);
  expect(await routeInCloud(route)).not.toMatchObject({ name: 'Moonlight' });
  await patch({ segmentsCount: 2 });
  await expect(sendNow(hall, competition.id)).rejects.toThrow(/part of “Club night”, too/);
});

const routeInCloud = (route: string) =>
  cloud.db.kysely
    .selectFrom('route')
    .select(['name', 'segmentsCount'])
    .where('id', '=', route)
    .executeTakeFirstOrThrow();
