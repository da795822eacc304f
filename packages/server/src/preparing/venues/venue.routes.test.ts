import { aCompetition } from '../../following/competitions/testing.ts';
import type { Route, Venue } from '@topout/contract';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

afterEach(() => jest.restoreAllMocks());

const as = (caller?: TestUser) => caller && { as: caller };

it('shows a venue with its maps and routes', async () => {
  const { venue, map, routes } = await aCompetition(api.db);
  const reply = await api.call('GET', `/venues/${venue}`);
  expect(reply.json()).toMatchObject({
    uuid: venue,
    name: 'Test wall',
    timeZone: 'Europe/Paris',
    logoUrl: null,
    maps: [{ uuid: map, width: 10, url: `/api/maps/${map}.svg` }],
  });
  expect(reply.json<Venue>().routes.toSorted()).toEqual(routes.toSorted());
});

it('names routes by their groups in one competition', async () => {
  const { id, venue, map, routes, group, categories } = await aCompetition(api.db);
  const [first] = (await api.call('GET', `/venues/${venue}/routes?competition=${id}`)).json();
  expect(first).toEqual({
    uuid: routes[0],
    name: 'Route 1',
    circuitNumber: '1',
    colors: '',
    climbType: 'BOULDER',
    segmentsCount: 1,
    map,
    mapPosition: { x: 0, y: 5 },
    competitionRouteGroups: [
      { uuid: group, name: 'All', categories: categories.toSorted(), competition: id },
    ],
    displayRouteGroupMapping: { [group]: { name: null, number: 1 } },
  });
});

it('leaves out the groups of other competitions, and has them all without one', async () => {
  const { venue } = await aCompetition(api.db);
  const groups = async (query: string) =>
    (await api.call('GET', `/venues/${venue}/routes${query}`)).json<Route[]>()[0]?.competitionRouteGroups
      .length;
  expect([await groups(`?competition=${newId()}`), await groups('')]).toEqual([0, 1]);
});

it('reads the routes once for all in one moment who see the same', async () => {
  const { id, venue, master } = await aCompetition(api.db);
  const callers = [undefined, await aUser(api.db), master];
  const asked = jest.spyOn(api.app.db, 'rows');
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      api.call('GET', `/venues/${venue}/routes?competition=${id}`, as(callers[index % 3])),
    ),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(asked.mock.calls.filter(([{ name }]) => name === 'route.of_venue').length).toBeLessThanOrEqual(2);
});

it('shares with nobody else the groups of an unlisted competition, and with nobody what has changed', async () => {
  const { id, venue, master, routes } = await aCompetition(api.db);
  await api.db.kysely.updateTable('competition').set({ listed: false }).where('id', '=', id).execute();
  const first = async (caller?: TestUser) =>
    (await api.call('GET', `/venues/${venue}/routes`, as(caller))).json<Route[]>()[0];
  const groups = async (caller?: TestUser) => (await first(caller))?.competitionRouteGroups.length;
  const stranger = await aUser(api.db);
  expect(await Promise.all([groups(), groups(master), groups(stranger), groups(master)])).toEqual([
    0, 1, 0, 1,
  ]);
  const before = first();
  await api.db.kysely.updateTable('route').set({ name: 'Renamed' }).where('id', '=', routes[0]).execute();
  expect((await first())?.name).toBe('Renamed');
  await before;
});

it('keeps a route that was taken down only where it was climbed', async () => {
  const { id, venue, routes } = await aCompetition(api.db);
  await api.db.kysely
    .updateTable('route')
    .set({ retiredAt: new Date() })
    .where('id', '=', routes[0])
    .execute();
  const count = async (competition: string) =>
    (await api.call('GET', `/venues/${venue}/routes?competition=${competition}`)).json<Route[]>().length;
  expect([await count(id), await count(newId())]).toEqual([3, 2]);
});

it('serves drawings that can do nothing, and once', async () => {
  const { map, venue } = await aCompetition(api.db);
  await api.db.kysely.updateTable('venue').set({ logoSvg: '<svg/>' }).where('id', '=', venue).execute();
  for (const path of [`/maps/${map}.svg`, `/venues/${venue}/logo.svg`]) {
    const reply = await api.call('GET', path);
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringMatching(/^<svg[ /]/)]);
    expect(reply.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const again = await api.call('GET', path, { headers: { 'if-none-match': String(reply.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  expect((await api.call('GET', `/venues/${venue}`)).json().logoUrl).toBe(`/api/venues/${venue}/logo.svg`);
});

it.each([
  ['a venue', '/venues/ID'],
  ['the routes of a venue', '/venues/ID/routes'],
  ['a map', '/maps/ID.svg'],
  ['a logo', '/venues/ID/logo.svg'],
])('answers 404 where there is no such thing: %s', async (_name, path) => {
  expect((await api.call('GET', path.replace('ID', newId()))).statusCode).toBe(404);
});
