import type { JudgingGroup } from '@topout/contract';
import { aCompetition, aMember, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const groups = ({ id }: TestCompetition) => `/competitions/${id}/judging-groups`;
const create = async (competition: TestCompetition, name = 'Cave') =>
  (
    await api.call('POST', groups(competition), { as: competition.master, body: { name } })
  ).json<JudgingGroup>();
const change = (competition: TestCompetition, { uuid }: JudgingGroup, body: object) =>
  api.call('PATCH', `${groups(competition)}/${uuid}`, { as: competition.master, body });
const all = async ({ id }: TestCompetition, as?: TestUser) =>
  (await api.call('GET', `/competitions/${id}`, { as })).json<{ judgingGroups: JudgingGroup[] }>()
    .judgingGroups;

it('creates, renames and deletes an area', async () => {
  const competition = await aCompetition(api.db);
  const cave = await create(competition);
  expect(cave).toEqual({ uuid: cave.uuid, name: 'Cave', version: 1, routes: [], judges: [] });
  expect((await change(competition, cave, { name: 'Slab' })).json()).toMatchObject({ name: 'Slab' });
  const reply = await api.call('DELETE', `${groups(competition)}/${cave.uuid}`, { as: competition.master });
  expect([reply.statusCode, await all(competition)]).toEqual([204, []]);
});

it('creates an area with its routes and judges, in one act', async () => {
  const competition = await aCompetition(api.db);
  const [first, second] = competition.routes;
  const judge = await aMember(api.db, competition, 'JUDGE');
  const cave = await create(competition);
  await change(competition, cave, { routes: [first, second] });
  const given = { name: 'Slab', routes: [second], judges: [judge.profile] };
  const reply = await api.call('POST', groups(competition), { as: competition.master, body: given });
  expect(reply.json()).toMatchObject({ routes: [second], judges: [{ uuid: judge.profile }] });
  expect((await all(competition)).map(({ name, version, routes }) => [name, version, routes])).toEqual([
    ['Cave', 3, [first]],
    ['Slab', 1, [second]],
  ]);
  const unknown = { ...given, name: 'Roof', judges: [newId()] };
  const refused = await api.call('POST', groups(competition), { as: competition.master, body: unknown });
  expect([refused.statusCode, (await all(competition)).length]).toEqual([400, 2]);
});

it('takes a route out of every other area', async () => {
  const competition = await aCompetition(api.db);
  const [first, second, third] = competition.routes;
  const [cave, slab] = [await create(competition), await create(competition, 'Slab')];
  await change(competition, cave, { routes: [first, second] });
  await change(competition, slab, { routes: [second, third] });
  expect((await all(competition)).map(({ routes }) => routes.toSorted())).toEqual([
    [first],
    [second, third].toSorted(),
  ]);
});

it('sets areas of a whole competition in one call, all or nothing', async () => {
  const competition = await aCompetition(api.db);
  const [first, second] = competition.routes;
  const [cave, slab] = [await create(competition), await create(competition, 'Slab')];
  const patch = (judgingGroups: object[]) =>
    api.call('PATCH', `/competitions/${competition.id}`, {
      as: competition.master,
      body: { judgingGroups },
    });
  await patch([
    { uuid: cave.uuid, routes: [first] },
    { uuid: slab.uuid, routes: [second] },
  ]);
  const refused = await patch([
    { uuid: cave.uuid, routes: [] },
    { uuid: slab.uuid, routes: [newId()] },
  ]);
  expect(refused.statusCode).toBe(400);
  expect((await all(competition)).map(({ routes }) => routes)).toEqual([[first], [second]]);
});

it('refuses what somebody else changed since it was seen, also by taking a route', async () => {
  const competition = await aCompetition(api.db);
  const [first, second] = competition.routes;
  const [cave, slab] = [await create(competition), await create(competition, 'Slab')];
  const mine = await change(competition, cave, { version: cave.version, routes: [first] });
  expect(mine.json<JudgingGroup>().version).toBe(2);

  const late = await change(competition, cave, { version: cave.version, routes: [second] });
  expect([late.statusCode, late.json().code]).toEqual([409, 'judging_group.changed']);
  await change(competition, slab, { version: slab.version, routes: [first] });
  expect((await change(competition, cave, { version: 2, name: 'Grotto' })).statusCode).toBe(409);
  expect((await change(competition, cave, { version: 3, name: 'Grotto' })).json()).toMatchObject({
    name: 'Grotto',
    routes: [],
    version: 4,
  });
});

it('compares the versions of all areas before it changes any', async () => {
  const competition = await aCompetition(api.db);
  const [first] = competition.routes;
  const [cave, slab] = [await create(competition), await create(competition, 'Slab')];
  await change(competition, cave, { routes: [first] });
  const move = (version: number) =>
    api.call('PATCH', `/competitions/${competition.id}`, {
      as: competition.master,
      body: {
        judgingGroups: [
          { uuid: slab.uuid, version: slab.version, routes: [first] },
          { uuid: cave.uuid, version, routes: [] },
        ],
      },
    });
  expect((await move(cave.version)).statusCode).toBe(409);
  expect((await move(2)).statusCode).toBe(200);
  expect((await all(competition)).map(({ routes, version }) => [routes, version])).toEqual([
    [[], 3],
    [[first], 2],
  ]);
});

it('gives judges their routes at once', async () => {
  const competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' },
  });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const cave = await create(competition);
  const queue = `/competitions/${competition.id}/route-queues/${competition.routes[0]}`;
  expect((await api.call('GET', queue, { as: judge })).statusCode).toBe(403);
  await change(competition, cave, { routes: [competition.routes[0]], judges: [judge.profile] });
  expect((await api.call('GET', queue, { as: judge })).statusCode).toBe(200);
  await change(competition, cave, { judges: [] });
  expect((await api.call('GET', queue, { as: judge })).statusCode).toBe(403);
});

it('names judges to each other, with e-mails to the organiser side, and not to the public', async () => {
  const competition = await aCompetition(api.db);
  const judge = await aMember(api.db, competition, 'JUDGE');
  const shown = await change(competition, await create(competition), { judges: [judge.profile] });
  expect(shown.json<JudgingGroup>().judges).toEqual([
    { uuid: judge.profile, name: 'Jo Judge', email: judge.email, picture: null },
  ]);
  expect((await all(competition, judge))[0]?.judges).toMatchObject([{ name: 'Jo Judge', email: null }]);
  expect((await all(competition))[0]?.judges).toEqual([]);
});

it.each([
  ['somebody who is no judge', { judges: [newId()] }],
  ['a route from elsewhere', { routes: [newId()] }],
])('refuses %s', async (_name, body) => {
  const competition = await aCompetition(api.db);
  expect((await change(competition, await create(competition), body)).statusCode).toBe(400);
});

it('answers 404 for an area of another competition', async () => {
  const elsewhere = await create(await aCompetition(api.db));
  expect((await change(await aCompetition(api.db), elsewhere, { name: 'Mine' })).statusCode).toBe(404);
});

it('keeps areas to the organiser side', async () => {
  const competition = await aCompetition(api.db);
  const status = async (role: 'STAFF' | 'JUDGE') => {
    const as = await aMember(api.db, competition, role);
    return (await api.call('POST', groups(competition), { as, body: { name: 'Cave' } })).statusCode;
  };
  expect([await status('STAFF'), await status('JUDGE')]).toEqual([201, 403]);
});
