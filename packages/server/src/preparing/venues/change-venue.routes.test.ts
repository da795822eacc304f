import type { HistoryLinePage, Route, Venue } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';

const api = testApi();

const call = (
  { venue, master }: Pick<TestCompetition, 'venue' | 'master'>,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  as: TestUser = master,
) => api.call(method, `/venues/${venue}${path}`, { as, body });
const svg = (inside = '', box = '0 0 200 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
const routesOf = async ({ venue, id }: TestCompetition) =>
  (await api.call('GET', `/venues/${venue}/routes?competition=${id}`)).json<Route[]>();

describe('a venue', () => {
  it('is made, changed and deleted by its maker', async () => {
    const as = await aUser(api.db);
    const made = await api.call('POST', '/venues', { as, body: { name: 'Gym', timeZone: 'Europe/Vienna' } });
    const { uuid, version } = made.json<Venue>();
    const changed = await api.call('PATCH', `/venues/${uuid}?version=${version}`, {
      as,
      body: { city: 'Wien', country: 'AT' },
    });
    expect(changed.json()).toMatchObject({ name: 'Gym', city: 'Wien', country: 'AT', version: version + 1 });
    expect((await api.call('GET', '/venues', { as })).json()).toMatchObject([{ uuid, routesCount: 0 }]);
    expect((await api.call('DELETE', `/venues/${uuid}`, { as })).statusCode).toBe(204);
    expect((await api.call('GET', `/venues/${uuid}`)).statusCode).toBe(404);
  });

  it.each([
    ['STAFF', 200],
    ['STAFF_JUDGE', 200],
    ['JUDGE', 403],
  ] as const)('is looked after by the organiser side of a competition there: %s %i', async (role, status) => {
    const competition = await aCompetition(api.db);
    const as = await aMember(api.db, competition, role);
    expect((await call(competition, 'PATCH', '', { name: 'Ours' }, as)).statusCode).toBe(status);
  });

  it('is not to be had by making a competition there', async () => {
    const competition = await aCompetition(api.db);
    const as = await aUser(api.db);
    const times = { startTime: '2031-05-01T08:00:00Z', endTime: '2031-05-01T18:00:00Z' };
    const body = { name: 'Mine', ...times, venue: competition.venue, categories: [{ name: 'Open' }] };
    expect((await api.call('POST', '/competitions', { as, body })).statusCode).toBe(403);
    expect((await call(competition, 'PATCH', '', { name: 'Mine' }, as)).statusCode).toBe(403);
  });

  it('stays while a competition takes place there, and knows its clocks', async () => {
    const competition = await aCompetition(api.db);
    expect((await call(competition, 'DELETE', '')).json().code).toBe('venue.has_competitions');
    expect((await call(competition, 'PATCH', '', { timeZone: 'Mars/Base' })).statusCode).toBe(400);
  });
});

describe('maps', () => {
  it('are kept without what could do harm, in their order', async () => {
    const competition = await aCompetition(api.db);
    const drawing = svg('<script>alert(1)</script><rect onclick="alert(2)" width="9"/>');
    const reply = await call(competition, 'POST', '/maps', { name: 'Upstairs', svg: drawing });
    const { maps } = reply.json<Venue>();
    expect([reply.statusCode, maps.map(({ name, width, height }) => [name, width, height])]).toEqual([
      201,
      [
        ['', 10, 10],
        ['Upstairs', 200, 100],
      ],
    ]);
    const stored = await api.call('GET', `/maps/${maps[1]?.uuid}.svg`);
    expect(stored.body).toContain('<rect width="9">');
    expect(stored.body).not.toContain('alert');
  });

  it.each([
    ['no drawing', 'hello'],
    ['a drawing with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg()}`],
  ])('refuse %s, and say why', async (_name, drawing) => {
    const reply = await call(await aCompetition(api.db), 'POST', '/maps', { svg: drawing });
    expect([reply.statusCode, Object.keys(reply.json().detail.fields)]).toEqual([400, ['svg']]);
  });

  it('keep pins in their place when they are redrawn, and lose them with the map', async () => {
    const competition = await aCompetition(api.db);
    const { map } = competition;
    await call(competition, 'PATCH', `/maps/${map}`, { svg: svg('', '0 0 20 100') });
    const positions = async () => (await routesOf(competition)).map((route) => route.mapPosition);
    expect(await positions()).toEqual([
      { x: 0, y: 50 },
      { x: 2, y: 50 },
      { x: 4, y: 50 },
    ]);
    expect((await call(competition, 'DELETE', `/maps/${map}`)).statusCode).toBe(204);
    expect(await positions()).toEqual([null, null, null]);
  });
});

describe('routes', () => {
  const boulder = { climbType: 'BOULDER', segmentsCount: 1 };

  it('are added in one go and numbered in a group', async () => {
    const competition = await aCompetition(api.db);
    const routes = Array.from({ length: 20 }, (_, index) => ({ ...boulder, circuitNumber: `${index + 4}` }));
    const into = { competition: competition.id, routeGroup: competition.group };
    const reply = await call(competition, 'POST', '/routes', { routes, ...into });
    const added = reply.json<Route[]>();
    expect([reply.statusCode, added.length]).toEqual([201, 20]);
    expect(added.map(({ displayRouteGroupMapping: mapping }) => mapping[competition.group]?.number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 4),
    );
  });

  it('come by circuit number, then by name with its numbers in order', async () => {
    const competition = await aCompetition(api.db);
    const names = ['Slab 10', 'Slab 2', 'Arete 1', 'Slab 1'];
    const routes = names.map((name) => ({ ...boulder, name, circuitNumber: '99' }));
    const added = (await call(competition, 'POST', '/routes', { routes })).json<Route[]>();
    // Whoever adds them knows them by their order.
    expect(added.map(({ name }) => name)).toEqual(names);
    const there = (await api.call('GET', `/venues/${competition.venue}/routes`)).json<Route[]>();
    expect(there.slice(-4).map(({ name }) => name)).toEqual(['Arete 1', 'Slab 1', 'Slab 2', 'Slab 10']);
  });

  it('are all refused where one is wrong', async () => {
    const competition = await aCompetition(api.db);
    const routes = [boulder, { climbType: 'BOULDER', segmentsCount: 3 }];
    expect((await call(competition, 'POST', '/routes', { routes })).statusCode).toBe(400);
    const lone = { routes: [boulder], routeGroup: competition.group };
    expect((await call(competition, 'POST', '/routes', lone)).statusCode).toBe(400);
    const elsewhere = await aCompetition(api.db);
    const into = { competition: elsewhere.id, routeGroup: elsewhere.group };
    expect((await call(competition, 'POST', '/routes', { routes: [boulder], ...into })).statusCode).toBe(403);
    expect(await routesOf(competition)).toHaveLength(3);
  });

  it('stand on the map, never outside, and off it again', async () => {
    const competition = await aCompetition(api.db);
    const { routes, map } = competition;
    const put = async (position: object | null) =>
      (await call(competition, 'PATCH', `/routes/${routes[0]}`, { position })).json<Route>();
    expect(await put({ map, x: 4.5, y: 900 })).toMatchObject({ map, mapPosition: { x: 4.5, y: 10 } });
    expect(await put(null)).toMatchObject({ map: null, mapPosition: null });
    const elsewhere = { position: { map: (await aCompetition(api.db)).map, x: 1, y: 1 } };
    expect((await call(competition, 'PATCH', `/routes/${routes[0]}`, elsewhere)).statusCode).toBe(400);
  });

  it('stay what they are once they were climbed; holds may be counted anew', async () => {
    const competition = await aCompetition(api.db);
    const { profile } = await anEntry(api.db, competition);
    const [first, , sport] = competition.routes;
    const climb = (route: string, attempt: object) =>
      send(
        api,
        competition.id,
        competition.master,
        aCommand({ route, competitor: profile, attempts: [attempt as typeof aTop] }),
      );
    await climb(first, aTop);
    await climb(sport, { ...aTry, segmentsCount: 30 });
    const change = async (route: string, body: object) =>
      (await call(competition, 'PATCH', `/routes/${route}`, body)).statusCode;
    expect(await change(first, { segmentsCount: 2 })).toBe(409);
    expect(await change(first, { name: 'Moonlight', colors: 'blue' })).toBe(200);
    expect(await change(sport, { segmentsCount: 29 })).toBe(409);
    expect(await change(sport, { segmentsCount: 42 })).toBe(200);
    const deleted = await call(competition, 'DELETE', `/routes/${first}`);
    expect([deleted.statusCode, deleted.json().code]).toEqual([409, 'route.has_attempts']);
  });

  it('taken down leave the venue and stay in the competition, until they are put up again', async () => {
    const competition = await aCompetition(api.db);
    const [first] = competition.routes;
    const counts = async () => {
      const retired = await api.call('GET', `/venues/${competition.venue}/routes?retired=true`);
      return {
        hanging: (await api.call('GET', `/venues/${competition.venue}`)).json<Venue>().routes.length,
        listed: (await routesOf(competition)).length,
        down: retired.json<Route[]>().map(({ uuid }) => uuid),
      };
    };
    await call(competition, 'PATCH', `/routes/${first}`, { retired: true });
    expect(await counts()).toEqual({ hanging: 2, listed: 3, down: [first] });
    await call(competition, 'PATCH', `/routes/${first}`, { retired: false });
    expect(await counts()).toEqual({ hanging: 3, listed: 3, down: [] });
  });

  it('deleted send away whoever waits there, by a line of the log', async () => {
    const competition = await aCompetition(api.db);
    const { id, master: as, routes } = competition;
    const [route] = routes;
    const [{ profile }, other] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
    const add = (competitor: string) => aCommand({ route, competitor, kind: 'queue.add' });
    await send(api, id, as, add(profile), add(other.profile));

    expect((await call(competition, 'DELETE', `/routes/${route}`)).statusCode).toBe(204);

    expect((await verifyCompetition(api.app, id)).differences).toEqual([]);
    const history = (await api.call('GET', `/competitions/${id}/history`, { as })).json<HistoryLinePage>();
    const left = history.data.slice(0, 2);
    expect(left.map(({ kind, actor }) => [kind, actor?.uuid])).toEqual([
      ['queue.remove', as.profile],
      ['queue.remove', as.profile],
    ]);
    expect(new Set(left.map(({ competitor }) => competitor))).toEqual(new Set([profile, other.profile]));
  });

  it('deleted leave groups and areas, but not the competition of others', async () => {
    const competition = await aCompetition(api.db);
    const [first, second] = competition.routes;
    expect((await call(competition, 'DELETE', `/routes/${first}`)).statusCode).toBe(204);
    expect(await routesOf(competition)).toHaveLength(2);
    const owner = await aUser(api.db);
    await api.db.kysely
      .updateTable('venue')
      .set({ ownerId: owner.profile })
      .where('id', '=', competition.venue)
      .execute();
    const reply = await call(competition, 'DELETE', `/routes/${second}`, undefined, owner);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'route.used_elsewhere']);
    expect((await call(competition, 'DELETE', `/routes/${newId()}`)).statusCode).toBe(404);
  });
});
