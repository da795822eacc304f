import type { Route } from '@topout/contract';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { secretHash } from '../../platform/secrets.ts';
import { testApi } from '../../testing.ts';

/* While a hall has a competition, nothing changes it here through its venue. */

const api = testApi();
let competition: TestCompetition;
let free: string;
const boulder = { climbType: 'BOULDER' as const, segmentsCount: 1 };
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"></svg>';

const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  const { venue, master: as } = competition;
  const reply = await api.call(method, `/venues/${venue}${path}`, { as, body });
  return reply.statusCode < 300 ? reply.statusCode : reply.json<{ code: string }>().code;
};

beforeAll(async () => {
  competition = await aCompetition(api.db);
  const { venue, master: as } = competition;
  const added = await api.call('POST', `/venues/${venue}/routes`, { as, body: { routes: [boulder] } });
  free = added.json<Route[]>()[0]?.uuid ?? '';
  await api.call('PATCH', `/venues/${venue}/routes/${competition.routes[0]}`, {
    as,
    body: { position: { map: competition.map, x: 1, y: 1 } },
  });
  await api.db.kysely
    .insertInto('hall')
    .values({
      competitionId: competition.id,
      tokenHash: secretHash(newId()),
      hallId: newId(),
      takenAt: new Date(),
    })
    .execute();
});

const route = () => `/routes/${competition.routes[0]}`;
const group = () => ({ competition: competition.id, routeGroup: competition.group });

it.each<[string, () => Promise<number | string>]>([
  ['a route added to a group', () => call('POST', '/routes', { routes: [boulder], ...group() })],
  ['a route renamed', () => call('PATCH', route(), { name: 'Moonlight' })],
  ['a route with other zones', () => call('PATCH', route(), { segmentsCount: 2 })],
  ['a route taken down', () => call('PATCH', route(), { retired: true })],
  ['a route deleted', () => call('DELETE', route())],
  ['a route deleted that the hall may use by now', () => call('DELETE', `/routes/${free}`)],
  ['a map redrawn', () => call('PATCH', `/maps/${competition.map}`, { svg })],
  ['a map deleted', () => call('DELETE', `/maps/${competition.map}`)],
  ['the time zone', () => call('PATCH', '', { timeZone: 'Asia/Tokyo' })],
])('refuses %s', async (_what, change) => {
  expect(await change()).toBe('competition.elsewhere');
});

it('lets through what is no part of the competition', async () => {
  expect(await call('POST', '/routes', { routes: [boulder] })).toBe(201);
  expect(await call('PATCH', `/routes/${free}`, { name: 'Warm-up' })).toBe(200);
  expect(await call('PATCH', '', { name: 'Gym' })).toBe(200);
});
