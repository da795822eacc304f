import { corrections } from '../corrections/testing.ts';
import type { LiveState } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi();

const stateOf = async ({ id, master }: TestCompetition) =>
  (await api.call('GET', `/competitions/${id}/live-state`, { as: master })).json<LiveState>();

it('counts entries, who has climbed, attempts and queues', async () => {
  const competition = await aCompetition(api.db);
  const [first, second] = competition.routes;
  const ada = await anEntry(api.db, competition);
  const ben = await anEntry(api.db, competition);
  await anEntry(api.db, competition, { status: 'WAITING' });
  const queued = (route: string, { profile }: typeof ada) =>
    aCommand({ kind: 'queue.add', route, competitor: profile });
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: first, competitor: ada.profile, attempts: [aTry, aTop] }),
    queued(first, ada),
    queued(second, ada),
    queued(second, ben),
    aCommand({ route: first, competitor: ada.profile, base: 0, attempts: [aTry] }),
  );

  const { categories, queues, held, firstHeld } = await stateOf(competition);
  expect(categories).toEqual([
    { uuid: competition.categories[0], entries: 2, waiting: 1, climbed: 1, attempts: 2 },
    { uuid: competition.categories[1], entries: 0, waiting: 0, climbed: 0, attempts: 0 },
  ]);
  expect(queues).toEqual([
    { route: second, waiting: 2 },
    { route: first, waiting: 1 },
  ]);
  expect(held).toBe(1);
  expect(firstHeld).toEqual({ name: expect.any(String), route: first });
});

it('counts what is climbed in the final once it is open', async () => {
  const competition = await aCompetition(api.db);
  const final = await aFinal(api.db, competition);
  const ada = await anEntry(api.db, competition);
  await anEntry(api.db, competition, {
    profileId: ada.profile,
    categoryId: final.category,
  });
  expect((await stateOf(competition)).categories).toHaveLength(2);
  await api.call('POST', `/competitions/${competition.id}/stages/${final.id}/open`, {
    as: competition.master,
  });
  expect((await stateOf(competition)).categories).toEqual([
    { uuid: final.category, entries: 1, waiting: 0, climbed: 0, attempts: 0 },
  ]);
});

it('says how many attempts were saved in each ten minutes, by the judge’s clock if that is not ahead', async () => {
  const competition = await aCompetition(api.db);
  const [first, second, third] = competition.routes;
  const ada = await anEntry(api.db, competition);
  const saved = (route: string, agoMs: number, attempts: { success: boolean }[]) => ({
    ...aCommand({ route, competitor: ada.profile, attempts }),
    clientTime: new Date(Date.now() - agoMs).toISOString(),
  });
  expect((await stateOf(competition)).pace).toEqual(Array.from({ length: 18 }, () => 0));
  const answers = await send(
    api,
    competition.id,
    competition.master,
    saved(first, 0, [aTry, aTop]),
    saved(second, -3_600_000, [aTop]),
    saved(third, 1_800_000, [aTop]),
    // Held, hence no attempt.
    aCommand({ route: first, competitor: ada.profile, base: 0, attempts: [aTry] }),
  );
  expect(outcomes(answers)).toEqual(['APPLIED', 'APPLIED', 'APPLIED', expect.stringMatching('HELD')]);
  const { pace } = await stateOf(competition);
  // Ten minutes may have begun since.
  const between = (from: number, to?: number) => pace.slice(from, to).reduce((sum, n) => sum + n, 0);
  expect([pace.length, between(-2), between(-5, -3), between(0)]).toEqual([18, 3, 1, 4]);
});

it('counts no attempt again because two people were merged', async () => {
  const competition = await aCompetition(api.db);
  const [ada, again] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  const [route] = competition.routes;
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: again.profile, attempts: [aTry, aTop] }),
  );
  const saved = async () => (await stateOf(competition)).pace.reduce((sum, n) => sum + n, 0);
  const { merge, restore } = corrections(api, competition);
  const { record } = await merge([again, ada]);
  expect(await saved()).toBe(2);
  await restore(record);
  expect(await saved()).toBe(2);
});

describe('routes without a judge', () => {
  /** The first route is in a judging group of these judges. */
  async function aWall(judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' | 'SEE_JUDGE_ALL', judges: object[]) {
    const competition = await aCompetition(api.db, { settings: { judgeRoutePermissions } });
    const group = { competitionId: competition.id, judgingGroupId: newId() };
    const { kysely } = api.db;
    await kysely
      .insertInto('judgingGroup')
      .values({ competitionId: competition.id, id: group.judgingGroupId, name: 'Cave' })
      .execute();
    await kysely
      .insertInto('judgingGroupRoute')
      .values({ ...group, routeId: competition.routes[0] })
      .execute();
    for (const standing of judges) {
      const { profile } = await aMember(api.db, competition, 'JUDGE', standing);
      await kysely
        .insertInto('judgingGroupJudge')
        .values({ ...group, profileId: profile })
        .execute();
    }
    await raiseConfig(api.db, competition.id);
    return competition;
  }

  it.each([
    ['are those outside every area', 'SEE_JUDGE_ASSIGNED', [{}], [1, 2]],
    [
      'are those of an area whose judges are gone',
      'SEE_JUDGE_ASSIGNED',
      [{ revokedAt: new Date() }],
      [0, 1, 2],
    ],
    [
      'are those of an area whose judges wait for approval',
      'SEE_JUDGE_ASSIGNED',
      [{ pending: true }],
      [0, 1, 2],
    ],
    ['are none where any judge may judge all', 'SEE_JUDGE_ALL', [{}], []],
    ['are all where any judge may judge all and there is none', 'SEE_JUDGE_ALL', [], [0, 1, 2]],
  ] as const)('%s', async (_name, permissions, judges, expected) => {
    const competition = await aWall(permissions, [...judges]);
    const { routesWithoutJudge } = await stateOf(competition);
    expect(routesWithoutJudge.map((route) => competition.routes.indexOf(route))).toEqual(expected);
  });

  it('are none where climbers score, unless judges confirm it', async () => {
    const competition = await aWall('SEE_JUDGE_ASSIGNED', []);
    const scored = async (body: object) => {
      const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
      await api.call('PATCH', group, { as: competition.master, body });
      return (await stateOf(competition)).routesWithoutJudge.length;
    };
    expect(await scored({ scoredBy: 'CLIMBERS', confirmedBy: 'CLIMBERS' })).toBe(0);
    expect(await scored({ confirmedBy: 'JUDGES' })).toBe(3);
    expect(await scored({ scoredBy: 'BOTH', confirmedBy: 'NOBODY' })).toBe(3);
  });
});

describe('judges', () => {
  it('are seen with what they have not sent, those with unsent work first', async () => {
    const competition = await aCompetition(api.db);
    const judge = await aMember(api.db, competition, 'JUDGE');
    await aMember(api.db, competition, 'JUDGE', { pending: true });
    const presence = await api.call('POST', `/competitions/${competition.id}/presence`, {
      as: judge,
      body: { unsent: 3 },
    });
    expect(presence.statusCode).toBe(204);

    const { judges, judgeRequests } = await stateOf(competition);
    expect(judges.map(({ role, unsent, lastSeenAt }) => [role, unsent, lastSeenAt !== null])).toEqual([
      ['JUDGE', 3, true],
      ['MASTER', 0, false],
    ]);
    expect(judgeRequests).toBe(1);
  });

  it('say with their commands what is left, and say nothing of it in other calls', async () => {
    const competition = await aCompetition(api.db);
    const { profile } = await anEntry(api.db, competition);
    const judge = await aMember(api.db, competition, 'STAFF_JUDGE');
    const unsent = async () =>
      (await stateOf(competition)).judges.find(({ uuid }) => uuid === judge.profile)?.unsent;
    const commands = [aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] })];
    await api.call('POST', `/competitions/${competition.id}/commands`, {
      as: judge,
      body: { commands, unsent: 7 },
    });
    expect(await unsent()).toBe(7);
    await api.call('POST', `/competitions/${competition.id}/route-queues/${competition.routes[0]}`, {
      as: judge,
      body: JSON.stringify(profile),
      headers: { 'content-type': 'application/json' },
    });
    expect(await unsent()).toBe(7);
    await api.call('POST', `/competitions/${competition.id}/presence`, { as: judge, body: { unsent: 0 } });
    expect(await unsent()).toBe(0);
  });
});
