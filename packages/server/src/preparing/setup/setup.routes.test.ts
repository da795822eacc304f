import type { Category, Competition, Route, RouteGroupReply, SetupState } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

type Method = 'POST' | 'PATCH' | 'DELETE';
const call = (
  competition: TestCompetition,
  method: Method,
  path: string,
  body?: object,
  as: TestUser = competition.master,
) => api.call(method, `/competitions/${competition.id}/${path}`, { as, body });
const read = async ({ id }: TestCompetition) =>
  (await api.call('GET', `/competitions/${id}`)).json<Competition>();
const topOn = (competition: TestCompetition, route: string, competitor: string) =>
  send(api, competition.id, competition.master, aCommand({ route, competitor, attempts: [aTop] }));
const code = (reply: Awaited<ReturnType<typeof call>>) => [
  reply.statusCode,
  reply.statusCode < 300 ? '' : reply.json<{ code: string }>().code,
];

describe('stages', () => {
  it('are added at the end, renamed, moved and deleted', async () => {
    const competition = await aCompetition(api.db);
    const made = await call(competition, 'POST', 'stages', { name: 'Final', scoringSystem: 'IFSC_RANKING' });
    const final = made.json<Competition>().stages.find(({ name }) => name === 'Final');
    expect(final).toMatchObject({ state: 'UPCOMING', scoringSystem: 'IFSC_RANKING', categories: [] });
    await call(competition, 'PATCH', `stages/${final?.uuid}`, { name: 'Warm-up', position: 0 });
    const names = async () =>
      (await read(competition)).stages.toSorted((a, b) => a.position - b.position).map(({ name }) => name);
    expect(await names()).toEqual(['Warm-up', 'Qualification']);
    expect(code(await call(competition, 'DELETE', `stages/${final?.uuid}`))).toEqual([204, '']);
    expect(await names()).toEqual(['Qualification']);
  });

  it('keep the only one, and those that people are entered in', async () => {
    const competition = await aCompetition(api.db);
    const remove = async () => code(await call(competition, 'DELETE', `stages/${competition.stage}`));
    expect(await remove()).toEqual([409, 'stage.only']);
    await call(competition, 'POST', 'stages', { name: 'Final' });
    await anEntry(api.db, competition);
    expect(await remove()).toEqual([409, 'category.has_entries']);
  });

  it('keep in a hall what was published of them', async () => {
    const competition = await aCompetition(api.db);
    await call(competition, 'POST', 'stages', { name: 'Final' });
    const mine = { competitionId: competition.id };
    const published = { id: newId(), stageId: competition.stage, version: 1, final: false, document: '{}' };
    await api.db.kysely
      .insertInto('publication')
      .values({ ...mine, ...published })
      .execute();
    const mirror = { hallId: newId(), url: 'http://127.0.0.1:9', token: '', state: 'JUDGING' } as const;
    await api.db.kysely
      .insertInto('mirror')
      .values({ ...mine, ...mirror })
      .execute();
    const remove = async () => code(await call(competition, 'DELETE', `stages/${competition.stage}`));
    expect(await remove()).toEqual([409, 'stage.published']);
    await api.db.kysely.deleteFrom('mirror').where('competitionId', '=', competition.id).execute();
    expect(await remove()).toEqual([204, '']);
  });
});

describe('categories', () => {
  it('climb what all others climb, and have a board at once', async () => {
    const competition = await aCompetition(api.db);
    const kids = (await call(competition, 'POST', 'categories', { name: 'Kids' })).json<Category>();
    const { stages, routeGroups } = await read(competition);
    expect(stages[0]?.categories.map(({ name }) => name)).toEqual(['Women', 'Men', 'Kids']);
    expect(routeGroups[0]?.categories).toContain(kids.uuid);
    const board = `/competitions/${competition.id}/leaderboard?category=${kids.uuid}`;
    expect((await api.call('GET', board)).statusCode).toBe(200);
    const as = await aUser(api.db);
    const entered = await api.call('POST', `/competitions/${competition.id}/entries`, {
      as,
      body: { category: kids.uuid },
    });
    expect(entered.statusCode).toBe(201);
    expect(await topOn(competition, competition.routes[0], as.profile)).toMatchObject([
      { outcome: 'APPLIED' },
    ]);
  });

  it('are renamed, limited and moved', async () => {
    const competition = await aCompetition(api.db);
    const [, men] = competition.categories;
    await call(competition, 'PATCH', `categories/${men}`, { name: 'Open', capacity: 12, position: 0 });
    expect((await read(competition)).stages[0]?.categories).toMatchObject([
      { name: 'Open', capacity: 12 },
      { name: 'Women', capacity: null },
    ]);
  });

  it('go with the groups that nobody else climbs, and never with the people in them', async () => {
    const competition = await aCompetition(api.db);
    const [women, men] = competition.categories;
    await call(competition, 'POST', 'route-groups', { name: 'Only men', categories: [men] });
    await anEntry(api.db, competition);
    const reply = await call(competition, 'DELETE', `categories/${women}`);
    expect([reply.statusCode, reply.json().detail.nonFieldErrors[0].message]).toEqual([
      409,
      'One person is entered in Women. Move them to another category or delete their entries first.',
    ]);
    expect(code(await call(competition, 'DELETE', `categories/${men}`))).toEqual([204, '']);
    const { stages, routeGroups } = await read(competition);
    expect([stages[0]?.categories.map(({ name }) => name), routeGroups.map(({ name }) => name)]).toEqual([
      ['Women'],
      ['All'],
    ]);
    expect(code(await call(competition, 'DELETE', `categories/${women}`))).toEqual([409, 'category.only']);
  });
});

describe('route groups', () => {
  it('number what comes in after what is there, and let it go again', async () => {
    const competition = await aCompetition(api.db);
    const [first, second, third] = competition.routes;
    const made = await call(competition, 'POST', 'route-groups', {
      name: 'Kids',
      categories: [competition.categories[0]],
      routes: [third, first],
    });
    const kids = made.json<RouteGroupReply>();
    expect(kids).toMatchObject({ name: 'Kids', routes: [third, first] });
    const changed = await call(competition, 'PATCH', `route-groups/${kids.uuid}`, {
      name: 'Kids A',
      routes: [second, first],
      position: 0,
    });
    expect(changed.json()).toMatchObject({ name: 'Kids A', routes: [first, second] });
    const routes = await api.call('GET', `/venues/${competition.venue}/routes?competition=${competition.id}`);
    expect(
      routes
        .json<Route[]>()
        .map(({ displayRouteGroupMapping: mapping }) => mapping[kids.uuid]?.number ?? null),
    ).toEqual([2, 3, null]);
    expect(code(await call(competition, 'DELETE', `route-groups/${kids.uuid}`))).toEqual([204, '']);
    expect(code(await call(competition, 'DELETE', `route-groups/${competition.group}`))).toEqual([
      409,
      'route_group.only',
    ]);
  });

  it('keep whatever counts', async () => {
    const competition = await aCompetition(api.db);
    const { profile } = await anEntry(api.db, competition);
    const [first, second, third] = competition.routes;
    const [women, men] = competition.categories;
    await topOn(competition, first, profile);
    const change = async (body: object) =>
      code(await call(competition, 'PATCH', `route-groups/${competition.group}`, body));
    expect(await change({ routes: [second, third] })).toEqual([409, 'results.lost']);
    expect(await change({ categories: [men] })).toEqual([409, 'results.lost']);
    expect(await change({ routes: [first, third], categories: [women] })).toEqual([200, '']);
    await call(competition, 'POST', 'route-groups', { name: 'Others', categories: [men] });
    expect(code(await call(competition, 'DELETE', `route-groups/${competition.group}`))).toEqual([
      409,
      'results.lost',
    ]);
  });

  it.each([
    ['a category of elsewhere', { categories: [newId()] }],
    ['a route of elsewhere', { routes: [newId()] }],
  ])('refuse %s', async (_name, body) => {
    const competition = await aCompetition(api.db);
    expect((await call(competition, 'PATCH', `route-groups/${competition.group}`, body)).statusCode).toBe(
      400,
    );
  });
});

it('refuses whoever saw another version, and changes nothing then', async () => {
  const competition = await aCompetition(api.db);
  const { version } = await read(competition);
  expect((await call(competition, 'POST', `stages?version=${version}`, { name: 'One' })).statusCode).toBe(
    201,
  );
  const late = await call(competition, 'POST', `categories?version=${version}`, { name: 'Two' });
  expect(code(late)).toEqual([409, 'setup.changed']);
  const now = await read(competition);
  expect([now.version, now.stages.length, now.stages[0]?.categories.length]).toEqual([version + 1, 2, 2]);
});

describe('routes of a later stage', () => {
  const boulder = { climbType: 'BOULDER', segmentsCount: 1, colors: 'red:#ffffff' };
  const addRoutes = (competition: TestCompetition, place: object) =>
    api.call('POST', `/venues/${competition.venue}/routes`, {
      as: competition.master,
      body: { routes: [boulder], competition: competition.id, ...place },
    });
  const routelessOf = async ({ id, master }: TestCompetition) =>
    (await api.call('GET', `/competitions/${id}/setup`, { as: master })).json<SetupState>().withoutRoutes;

  it('get a group of their own, with the categories of the stage before', async () => {
    const competition = await aCompetition(api.db);
    const final = (await call(competition, 'POST', 'stages', { name: 'Final' }))
      .json<Competition>()
      .stages.find(({ name }) => name === 'Final')?.uuid;
    expect(await routelessOf(competition)).toEqual([{ stage: final, category: null }]);
    for (const n of [1, 2]) {
      const added = await addRoutes(competition, { stage: final });
      expect([n, added.statusCode]).toEqual([n, 201]);
    }
    const { stages, routeGroups } = await read(competition);
    const categories = stages.find(({ uuid }) => uuid === final)?.categories ?? [];
    expect(categories.map(({ name }) => name)).toEqual(['Women', 'Men']);
    expect(routeGroups.map(({ name }) => name)).toEqual(['All', 'Final']);
    expect(routeGroups[1]?.categories.toSorted()).toEqual(categories.map(({ uuid }) => uuid).toSorted());
    expect(await routelessOf(competition)).toEqual([]);
    const board = `/competitions/${competition.id}/leaderboard?category=${categories[0]?.uuid}`;
    expect((await api.call('GET', board)).statusCode).toBe(200);
  });

  it('go to the group that the stage has', async () => {
    const competition = await aCompetition(api.db);
    expect((await addRoutes(competition, { stage: competition.stage })).statusCode).toBe(201);
    expect((await read(competition)).routeGroups.map(({ name }) => name)).toEqual(['All']);
  });

  it('are refused without one place, or for a stage of elsewhere', async () => {
    const competition = await aCompetition(api.db);
    const places = [{}, { stage: newId() }, { stage: competition.stage, routeGroup: competition.group }];
    for (const place of places) expect((await addRoutes(competition, place)).statusCode).toBe(400);
  });
});

it('counts what there is', async () => {
  const competition = await aCompetition(api.db);
  await aMember(api.db, competition, 'JUDGE');
  await call(competition, 'POST', 'categories', { name: 'Kids', routeGroups: [] });
  await topOn(competition, competition.routes[0], (await anEntry(api.db, competition)).profile);
  const reply = await api.call('GET', `/competitions/${competition.id}/setup`, { as: competition.master });
  expect(reply.json<SetupState>()).toMatchObject({
    listed: true,
    venueNamed: false,
    maps: 1,
    routes: 3,
    routesWithoutNumber: 0,
    routesOnMap: 3,
    withoutRoutes: [{ stage: competition.stage, category: 'Kids' }],
    judgingGroups: 0,
    routesWithoutJudgingGroup: 3,
    judges: 1,
    entries: 1,
    attempts: 1,
  });
});

describe('once more', () => {
  const times = { startTime: '2031-05-01T08:00:00Z', endTime: '2031-05-01T18:00:00Z' };

  it('copies the set-up, not the people', async () => {
    const competition = await aCompetition(api.db, {
      settings: { maxAttemptsCount: 3 },
      entriesCloseAt: new Date(Date.now() - 2 * 3_600_000),
      startsAt: new Date(Date.now() - 3_600_000),
    });
    await topOn(competition, competition.routes[0], (await anEntry(api.db, competition)).profile);
    await call(competition, 'POST', 'judging-groups', { name: 'Cave' });
    const judgingGroup = (await read(competition)).judgingGroups[0]?.uuid;
    await call(competition, 'PATCH', `judging-groups/${judgingGroup}`, { routes: [competition.routes[0]] });
    const as = await aMember(api.db, competition, 'STAFF');
    const reply = await call(competition, 'POST', 'duplicate', { name: 'Again', ...times }, as);
    const copy = reply.json<Competition>();
    expect([reply.statusCode, copy]).toMatchObject([
      201,
      {
        name: 'Again',
        role: 'MASTER',
        listed: false,
        status: 'UPCOMING',
        settings: { maxAttemptsCount: 3 },
        stages: [{ name: 'Qualification', categories: [{ name: 'Women' }, { name: 'Men' }] }],
        venues: [{ uuid: competition.venue }],
        judgingGroups: [{ name: 'Cave', routes: [competition.routes[0]], judges: [] }],
      },
    ]);
    expect(Date.parse(copy.startTime) - Date.parse(copy.entriesCloseTime ?? '')).toBeCloseTo(3_600_000, -2);
    expect(copy.judgeKey).not.toBe(competition.key);
    const state = await api.call('GET', `/competitions/${copy.uuid}/setup`, { as });
    expect(state.json()).toMatchObject({ routes: 3, entries: 0, attempts: 0, judges: 0 });
  });

  it('leaves out what was taken down, and refuses an end before the start', async () => {
    const competition = await aCompetition(api.db);
    await api.call('PATCH', `/venues/${competition.venue}/routes/${competition.routes[2]}`, {
      as: competition.master,
      body: { retired: true },
    });
    const copy = (
      await call(competition, 'POST', 'duplicate', { name: 'Again', ...times })
    ).json<Competition>();
    const state = await api.call('GET', `/competitions/${copy.uuid}/setup`, { as: competition.master });
    expect(state.json()).toMatchObject({ routes: 2 });
    const wrong = { name: 'Again', ...times, endTime: times.startTime };
    expect((await call(competition, 'POST', 'duplicate', wrong)).statusCode).toBe(400);
  });
});
