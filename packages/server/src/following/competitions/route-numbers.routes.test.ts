import type { Route } from '@topout/contract';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing.ts';
import { aCompetition, aMember, anEntry, type TestCompetition } from './testing.ts';

const api = testApi();

const dynamic = { settings: { hasDynamicRouteNumbering: true } };

const number = (competition: TestCompetition, numbers: readonly [route: string, number: number | null][]) =>
  api.call('PATCH', `/competitions/${competition.id}/route-numbers`, {
    as: competition.master,
    body: numbers.map(([route, value]) => ({ route, number: value, routeGroup: competition.group })),
  });
const numbers = async ({ id, venue, group }: TestCompetition) =>
  (await api.call('GET', `/venues/${venue}/routes?competition=${id}`))
    .json<Route[]>()
    .map((route) => route.displayRouteGroupMapping[group]?.number);

it('swaps two numbers', async () => {
  const competition = await aCompetition(api.db, dynamic);
  const [first, second] = competition.routes;
  const reply = await number(competition, [
    [first, 2],
    [second, 1],
  ]);
  expect([reply.statusCode, await numbers(competition)]).toEqual([204, [2, 1, 3]]);
});

it('gives no number twice', async () => {
  const competition = await aCompetition(api.db, dynamic);
  const reply = await number(competition, [[competition.routes[0], 2]]);
  expect([reply.statusCode, reply.json().code, await numbers(competition)]).toEqual([
    409,
    'route_numbers.taken',
    [1, 2, 3],
  ]);
});

it('does not overwrite a number that somebody else changed since it was seen', async () => {
  const competition = await aCompetition(api.db, dynamic);
  const [first, second] = competition.routes;
  const swap = (seen: readonly [number | null, number | null]) =>
    api.call('PATCH', `/competitions/${competition.id}/route-numbers`, {
      as: competition.master,
      body: [
        { route: first, number: 2, routeGroup: competition.group, seen: seen[0] },
        { route: second, number: 1, routeGroup: competition.group, seen: seen[1] },
      ],
    });
  expect((await swap([1, null])).json().code).toBe('route_numbers.changed');
  expect((await swap([1, 2])).statusCode).toBe(204);
  expect((await swap([1, 2])).json().code).toBe('route_numbers.changed');
  expect(await numbers(competition)).toEqual([2, 1, 3]);
});

it('takes a number away', async () => {
  const competition = await aCompetition(api.db, dynamic);
  await number(competition, [[competition.routes[1], null]]);
  expect(await numbers(competition)).toEqual([1, null, 3]);
});

it('lets a route of the venue enter a group, and it counts', async () => {
  const competition = await aCompetition(api.db, dynamic);
  await anEntry(api.db, competition);
  const route = newId();
  await api.db.kysely
    .insertInto('route')
    .values({ id: route, venueId: competition.venue, climbType: 'BOULDER', circuitNumber: '9' })
    .execute();
  const path = `/competitions/${competition.id}/leaderboard`;
  const { version } = (await api.call('GET', path)).json<{ version: number }>();
  expect((await number(competition, [[route, 4]])).statusCode).toBe(204);
  expect(await numbers(competition)).toEqual([1, 2, 3, 4]);
  expect((await api.call('GET', path)).json<{ version: number }>().version).toBe(version + 1);
});

it('freezes numbers with the start, unless they are dynamic', async () => {
  const later = new Date(Date.now() + 3_600_000);
  const running = await aCompetition(api.db);
  const ahead = await aCompetition(api.db, { startsAt: later });
  const reply = await number(running, [[running.routes[0], 7]]);
  expect([reply.statusCode, reply.json().detail.nonFieldErrors[0].message]).toEqual([
    409,
    "Numbers can't be changed once the competition has started.",
  ]);
  expect((await number(ahead, [[ahead.routes[0], 7]])).statusCode).toBe(204);
});

it.each([
  ['an unknown route', (competition: TestCompetition) => ({ route: newId(), routeGroup: competition.group })],
  [
    'an unknown group',
    (competition: TestCompetition) => ({ route: competition.routes[0], routeGroup: newId() }),
  ],
])('refuses %s', async (_name, body) => {
  const competition = await aCompetition(api.db, dynamic);
  const reply = await api.call('PATCH', `/competitions/${competition.id}/route-numbers`, {
    as: competition.master,
    body: [{ ...body(competition), number: 9 }],
  });
  expect(reply.statusCode).toBe(400);
});

it.each([
  ['STAFF', 204],
  ['STAFF_JUDGE', 204],
  ['JUDGE', 403],
] as const)('lets %s number routes: %i', async (role, status) => {
  const competition = await aCompetition(api.db, dynamic);
  const as = await aMember(api.db, competition, role);
  const reply = await api.call('PATCH', `/competitions/${competition.id}/route-numbers`, { as, body: [] });
  expect(reply.statusCode).toBe(status);
});
