import type { LiveState, UnconfirmedResults } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { aCommand, aTop, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let entries: TestEntry[];
let judge: TestUser;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_ALL_JUDGE_ASSIGNED' } });
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  await api.call('PATCH', group, {
    as: competition.master,
    body: { scoredBy: 'BOTH', confirmedBy: 'JUDGES' },
  });
  ada = await aUser(api.db);
  judge = await aMember(api.db, competition, 'JUDGE');
  entries = [
    await anEntry(api.db, competition, { profileId: ada.profile }),
    await anEntry(api.db, competition, { profileId: judge.profile }),
  ];
});

const routeAt = (at: number) => competition.routes[at] ?? '';
const assign = (...at: number[]) =>
  api.call('POST', `/competitions/${competition.id}/judging-groups`, {
    as: competition.master,
    body: { name: 'Cave', routes: at.map(routeAt), judges: [judge.profile] },
  });
const waiting = async (as: TestUser, query = '') => {
  const reply = await api.call('GET', `/competitions/${competition.id}/unconfirmed-results${query}`, { as });
  return reply.json<UnconfirmedResults>();
};
const routesOf = ({ data }: UnconfirmedResults) => data.map(({ route }) => competition.routes.indexOf(route));
const log = (as: TestUser, at: number) =>
  send(
    api,
    competition.id,
    as,
    aCommand({ route: routeAt(at), competitor: as.profile, base: null, attempts: [aTop] }),
  );
const inLiveState = async () =>
  (
    await api.call('GET', `/competitions/${competition.id}/live-state`, { as: competition.master })
  ).json<LiveState>().unconfirmed;

it('lists what waits on a judge’s routes, the longest waiting first, until it is confirmed', async () => {
  await assign(1, 0);
  for (const at of [1, 0, 2]) await log(ada, at);
  const list = await waiting(judge);
  expect([routesOf(list), list.total]).toEqual([[1, 0], 2]);
  expect(list.data[0]).toMatchObject({
    user: ada.profile,
    version: 1,
    attempts: [{ success: true }],
  });
  expect(routesOf(await waiting(competition.master))).toEqual([1, 0, 2]);
  expect(await inLiveState()).toBe(3);
  await send(
    api,
    competition.id,
    judge,
    aCommand({ kind: 'result.confirm', route: routeAt(1), competitor: ada.profile, base: 1 }),
  );
  expect(routesOf(await waiting(judge))).toEqual([0]);
  expect(await inLiveState()).toBe(2);
});

it('leaves out what the judge may not confirm: their own, their child’s, and where nobody confirms', async () => {
  await assign(0, 1, 2);
  await log(judge, 0);
  await log(ada, 0);
  expect((await waiting(judge)).data.map(({ user }) => user)).toEqual([ada.profile]);
  const mine = { parentId: judge.profile };
  await api.db.kysely.updateTable('profile').set(mine).where('id', '=', ada.profile).execute();
  expect(await waiting(judge)).toEqual({ data: [], total: 0 });
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  await api.call('PATCH', group, { as: competition.master, body: { confirmedBy: 'NOBODY' } });
  expect(await waiting(competition.master)).toEqual({ data: [], total: 0 });
});

it('finds the results of one climber, and leaves out who waits for a place', async () => {
  await log(ada, 0);
  await log(judge, 0);
  expect((await waiting(competition.master)).total).toBe(2);
  const ofAda = await waiting(competition.master, `?competitor=${ada.profile}`);
  expect(ofAda.data.map(({ user }) => user)).toEqual([ada.profile]);
  const waits = { status: 'WAITING' } as const;
  await api.db.kysely
    .updateTable('entry')
    .set(waits)
    .where('id', '=', entries[0]?.id ?? '')
    .execute();
  expect((await waiting(competition.master)).data.map(({ user }) => user)).toEqual([judge.profile]);
});

it('is for judges alone', async () => {
  const staff = await aMember(api.db, competition, 'STAFF');
  const asked = await Promise.all(
    [ada, staff].map((as) => api.call('GET', `/competitions/${competition.id}/unconfirmed-results`, { as })),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
});
