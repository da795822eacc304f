import type { CanCreate, Competition, CompetitionBody, Route } from '@topout/contract';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';

const api = testApi({ creators: [] });

const change = (competition: TestCompetition, body: object, as: TestUser = competition.master) =>
  api.call('PATCH', `/competitions/${competition.id}`, { as, body });

const body = (overrides: Partial<CompetitionBody> = {}): CompetitionBody => ({
  name: 'Bloc Party',
  startTime: '2031-05-01T08:00:00Z',
  endTime: '2031-05-01T18:00:00Z',
  venue: { name: 'Town hall', city: 'Lyon', country: 'FR', timeZone: 'Europe/Paris' },
  categories: [{ name: 'Women' }, { name: 'Men', capacity: 20 }],
  ...overrides,
});

describe('making a competition', () => {
  it('makes its maker the master, with everything in place to enter people', async () => {
    const user = await aUser(api.db);
    const settings = { maxAttemptsCount: 3, scoring: { flashBonus: 10 } };
    const reply = await api.call('POST', '/competitions', {
      as: user,
      body: body({ settings, scoredBy: 'CLIMBERS' }),
    });
    const made = reply.json<Competition>();
    expect([reply.statusCode, made]).toMatchObject([
      201,
      {
        name: 'Bloc Party',
        status: 'UPCOMING',
        role: 'MASTER',
        masterJudge: user.profile,
        judgeKey: expect.stringMatching(/^[A-Z2-8]{10}$/),
        venues: [{ name: 'Town hall', country: 'FR' }],
        stages: [
          {
            categories: [
              { name: 'Women', capacity: null },
              { name: 'Men', capacity: 20 },
            ],
          },
        ],
        routeGroups: [{ name: 'All routes', scoredBy: 'CLIMBERS' }],
        settings: { maxAttemptsCount: 3, scoring: { flashBonus: 10, pointsPerTop: 250 } },
      },
    ]);
    const category = made.stages[0]?.categories[0]?.uuid;
    const entered = await api.call('POST', `/competitions/${made.uuid}/entries`, {
      as: user,
      body: { category },
    });
    expect(entered.statusCode).toBe(201);
  });

  it('hangs new routes beside known ones, numbered in order, for all categories', async () => {
    const { venue, routes, master } = await aCompetition(api.db);
    const knownRoutes = [routes[2], routes[0]];
    const fresh = [{ climbType: 'BOULDER' as const, segmentsCount: 1, colors: 'red', circuitNumber: '9' }];
    const reply = await api.call('POST', '/competitions', {
      as: master,
      body: body({ venue, knownRoutes, routes: fresh }),
    });
    const made = reply.json<Competition>();
    const group = made.routeGroups[0]?.uuid ?? '';
    const listed = await api.call('GET', `/venues/${venue}/routes?competition=${made.uuid}`);
    const numbers = listed
      .json<Route[]>()
      .map(({ circuitNumber, displayRouteGroupMapping: mapping }) => [circuitNumber, mapping[group]?.number]);
    expect(numbers).toEqual([
      ['1', 2],
      ['2', undefined],
      ['3', 1],
      ['9', 3],
    ]);
  });

  it('leaves the venues of others to them', async () => {
    const { venue } = await aCompetition(api.db);
    const reply = await api.call('POST', '/competitions', { as: await aUser(api.db), body: body({ venue }) });
    expect(reply.statusCode).toBe(403);
  });

  it('lets nobody judge who merely scanned the key, unless the maker says so', async () => {
    const as = await aUser(api.db);
    const made = async (settings: object) =>
      (await api.call('POST', '/competitions', { as, body: body({ settings }) })).json<Competition>()
        .settings;
    expect(await made({})).toMatchObject({
      judgesNeedApproval: true,
      judgeRoutePermissions: 'SEE_JUDGE_ALL',
    });
    expect(await made({ judgesNeedApproval: false })).toMatchObject({ judgesNeedApproval: false });
  });

  it('makes one competition of a request that is sent twice', async () => {
    const user = await aUser(api.db);
    const uuid = newId();
    const make = (as: TestUser) => api.call('POST', '/competitions', { as, body: body({ uuid }) });
    const replies = await Promise.all([make(user), make(user)]);
    expect(replies.map((reply) => [reply.statusCode, reply.json<Competition>().uuid])).toEqual([
      [201, uuid],
      [201, uuid],
    ]);
    expect((await make(await aUser(api.db))).statusCode).toBe(409);
  });

  it('makes nothing at all where a part is refused', async () => {
    const user = await aUser(api.db);
    const wrong = { routes: [{ climbType: 'BOULDER' as const, segmentsCount: 3 }] };
    expect((await api.call('POST', '/competitions', { as: user, body: body(wrong) })).statusCode).toBe(400);
    expect((await api.call('GET', '/profiles/me/competitions', { as: user })).json()).toMatchObject({
      data: [],
    });
    expect((await api.call('GET', '/venues', { as: user })).json()).toEqual([]);
  });

  it('keeps one that is not listed out of the public list, and shows it to who works for it', async () => {
    const user = await aUser(api.db);
    const name = `Secret ${newId()}`;
    await api.call('POST', '/competitions', { as: user, body: body({ name, listed: false }) });
    const inPublic = await api.call('GET', `/competitions?search=${encodeURIComponent(name)}`);
    expect(inPublic.json<{ data: object[] }>().data).toEqual([]);
    expect((await api.call('GET', '/profiles/me/competitions', { as: user })).json()).toMatchObject({
      data: [{ name, listed: false, role: 'MASTER', status: 'UPCOMING', venue: { name: 'Town hall' } }],
    });
  });

  it.each([
    ['an end before the start', { endTime: '2031-05-01T07:00:00Z' }, 'endTime'],
    ['an unknown venue', { venue: newId() }, 'venue'],
    ['an unknown time zone', { venue: { name: 'Town hall', timeZone: 'Mars/Base' } }, 'venue'],
    ['no categories', { categories: [] }, 'categories'],
  ])('refuses %s', async (_name, wrong, field) => {
    const reply = await api.call('POST', '/competitions', { as: await aUser(api.db), body: body(wrong) });
    expect([reply.statusCode, Object.keys(reply.json().detail.fields)]).toEqual([400, [field]]);
  });

  it('needs an account', async () => {
    expect((await api.call('POST', '/competitions', { body: body() })).statusCode).toBe(401);
  });
});

describe('where the host lists who may make competitions', () => {
  const listed = testApi({ creators: ['boss@example.org'] });

  it('refuses everybody else', async () => {
    const boss = await aUser(listed.db);
    await listed.db.kysely
      .updateTable('account')
      .set({ email: 'Boss@example.org' })
      .where('id', '=', boss.account)
      .execute();
    const status = async (as: TestUser) =>
      (await listed.call('POST', '/competitions', { as, body: body() })).statusCode;
    const other = await aUser(listed.db);
    expect([await status(boss), await status(other)]).toEqual([201, 403]);
    // Known before anybody fills in the wizard, not after.
    const may = async (as: TestUser) =>
      (await listed.call('GET', '/profiles/me/can-create', { as })).json<CanCreate>().canCreate;
    expect([await may(boss), await may(other)]).toEqual([true, false]);
  });
});

describe('changing a competition', () => {
  it('refuses who saw another version of the set-up', async () => {
    const competition = await aCompetition(api.db);
    const save = (name: string, version: number) =>
      api.call('PATCH', `/competitions/${competition.id}?version=${version}`, {
        as: competition.master,
        body: { name },
      });
    const { version } = (await save('First', 1)).json<Competition>();
    const late = await save('Second', 1);
    expect([late.statusCode, late.json().code]).toEqual([409, 'setup.changed']);
    expect((await save('Second', version)).json()).toMatchObject({ name: 'Second' });
  });

  it('changes what is sent and nothing else', async () => {
    const competition = await aCompetition(api.db, { settings: { maxAttemptsCount: 4 } });
    const reply = await change(competition, {
      name: 'Renamed',
      headerColour: '#123456',
      entriesCloseTime: '2031-01-01T00:00:00.000Z',
      settings: { judgesNeedApproval: true, scoring: { bestN: 5 } },
    });
    expect(reply.json()).toMatchObject({
      name: 'Renamed',
      headerColour: '#123456',
      entriesOpenTime: null,
      entriesCloseTime: '2031-01-01T00:00:00.000Z',
      settings: {
        judgesNeedApproval: true,
        maxAttemptsCount: 4,
        scoring: { bestN: 5, pointsPerTop: 250 },
      },
    });
  });

  it('scores anew when the scoring changes', async () => {
    const competition = await aCompetition(api.db);
    const { profile } = await anEntry(api.db, competition);
    const top = aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] });
    await send(api, competition.id, competition.master, top);
    const score = async () =>
      (await api.call('GET', `/competitions/${competition.id}/entries/${profile}`)).json<{
        scoreText: string;
      }>().scoreText;
    expect(await score()).toBe('250 pts');
    await change(competition, { settings: { scoring: { flashBonus: 20 } } });
    expect(await score()).toBe('270 pts');
    await change(competition, { scoringSystem: 'IFSC_RANKING' });
    expect(await score()).toBe('1T1z 1 1');
  });

  it('closes and opens the first stage, and keeps the moment', async () => {
    const competition = await aCompetition(api.db);
    const stage = async (pendingResults: boolean) =>
      (await change(competition, { pendingResults })).json<Competition>().stages[0];
    const closed = await stage(false);
    expect(closed).toMatchObject({ pendingResults: false, closedAt: expect.any(String) });
    expect(await stage(false)).toEqual(closed);
    expect(await stage(true)).toMatchObject({ pendingResults: true, closedAt: null });
  });

  it('calls it off and on again', async () => {
    const competition = await aCompetition(api.db);
    const cancel = async (cancelled: boolean) =>
      (await change(competition, { cancelled })).json<Competition>().status;
    expect([await cancel(true), await cancel(false)]).toEqual(['CANCELLED', 'LIVE']);
  });

  it('hides the board at once', async () => {
    const competition = await aCompetition(api.db);
    const status = async () =>
      (await api.call('GET', `/competitions/${competition.id}/leaderboard`)).statusCode;
    expect(await status()).toBe(200);
    await change(competition, { liveLeaderboard: false });
    expect(await status()).toBe(403);
  });

  it.each([
    ['an end before the start', { endTime: '2001-01-01T00:00:00Z' }],
    ['an unknown setting', { settings: { judgesNeedAproval: true } }],
    ['an unknown value', { settings: { judgeRoutePermissions: 'EVERYTHING' } }],
    ['a colour that is none', { headerColour: 'red' }],
  ])('refuses %s', async (_name, wrong) => {
    expect((await change(await aCompetition(api.db), wrong)).statusCode).toBe(400);
  });

  it.each([
    ['STAFF', 200],
    ['STAFF_JUDGE', 200],
    ['JUDGE', 403],
  ] as const)('is for the organiser side: %s %i', async (role, status) => {
    const competition = await aCompetition(api.db);
    expect((await change(competition, {}, await aMember(api.db, competition, role))).statusCode).toBe(status);
  });
});
