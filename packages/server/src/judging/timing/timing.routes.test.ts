import type { Heats, Problem, TimingDevices } from '@topout/contract';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing.ts';
import { aTimingDevice, logRun, onTwoLanes } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let lanes: readonly [string, string];
let token: string;
let device: string;
let ada: TestEntry;
let bo: TestEntry;

/** Ada on lane A and Bo on lane B, then the other way round. */
beforeEach(async () => {
  await api.db.kysely.deleteFrom('allowance').execute();
  competition = await aCompetition(api.db);
  lanes = await onTwoLanes(api, competition);
  ({ token, uuid: device } = await aTimingDevice(api, competition));
  ada = await anEntry(api.db, competition, { competitorNumber: '1' });
  bo = await anEntry(api.db, competition, { competitorNumber: '2' });
});

const aReading = (more: object = {}) => ({
  token,
  uuid: newId(),
  category: competition.categories[0],
  lane: 'A',
  kind: 'TIME',
  ms: 5_213,
  ...more,
});
const post = (body: object) => api.call('POST', `/competitions/${competition.id}/timing/readings`, { body });
const tell = async (more: object = {}) => {
  const reply = await post(aReading(more));
  if (reply.statusCode === 200) return reply.json<{ heat: number; lane: string }>();
  return [reply.statusCode, reply.json<Problem>().detail.nonFieldErrors[0]?.message];
};
const readings = async () => {
  const url = `/competitions/${competition.id}/leaderboard/heats?category=${competition.categories[0]}`;
  const { racers } = (
    await api.call('GET', `${url}&audience=staff`, { as: competition.master })
  ).json<Heats>();
  return racers.map((racer) => racer.readings);
};
const stored = async () =>
  (
    await api.db.kysely
      .selectFrom('laneReading')
      .select('ms')
      .where('deviceId', '=', device)
      .orderBy('receivedAt')
      .execute()
  ).map(({ ms }) => ms);
const fiveSeconds = { kind: 'TIME', ms: 5_213 };

it('shows judges what was measured of the heat at hand, and counts nothing', async () => {
  expect(await tell()).toEqual({ category: competition.categories[0], heat: 1, lane: 'A' });
  await tell({ lane: 'B', kind: 'FALSE_START', ms: undefined });
  expect(await readings()).toEqual([
    [fiveSeconds, null],
    [null, { kind: 'FALSE_START', ms: null }],
  ]);
  const url = `/competitions/${competition.id}/leaderboard/heats`;
  const open = (await api.call('GET', url)).json<Heats>();
  expect(open.racers.flatMap(({ runs }) => runs)).toEqual([null, null, null, null]);
  expect(JSON.stringify(open)).not.toContain('readings');
});

it('takes what comes twice once, also after the heat', async () => {
  const body = aReading();
  const answers = (await Promise.all([post(body), post(body)])).map(({ statusCode }) => statusCode);
  await logRun(api, competition, { competitor: ada.profile, route: lanes[0] }, { kind: 'TIME', ms: 5_213 });
  await logRun(api, competition, { competitor: bo.profile, route: lanes[1] }, { kind: 'FALL' });
  expect([...answers, (await post(body)).json<{ heat: number }>().heat]).toEqual([200, 200, 1]);
  for (const other of [{ ms: 6_000 }, { heat: 2 }, { category: competition.categories[1] }])
    expect(await tell({ uuid: body.uuid, ...other })).toEqual([
      409,
      'Another reading has this id. Give each one an id of its own.',
    ]);
  expect(await tell()).toMatchObject({ heat: 2 });
});

it('says why it takes nothing, and changes nothing', async () => {
  await logRun(api, competition, { competitor: ada.profile, route: lanes[0] }, { kind: 'FALL' });
  const refused = [
    await tell(),
    await tell({ heat: 9 }),
    await tell({ ms: 0 }),
    await tell({ ms: 99 * 60_000 }),
    await tell({ ms: undefined }),
    await tell({ kind: 'FALL' }),
    await tell({ category: undefined }),
    await tell({ category: newId() }),
  ];
  expect(refused).toEqual([
    [409, 'Lane A of heat 1 has a result.'],
    [409, 'There is no heat 9: the last is 2.'],
    [400, 'A run takes at least 1 second. Check the time.'],
    [400, 'A run takes 5 minutes at most. Check the time.'],
    [400, 'Say the time in milliseconds.'],
    [400, 'Only a run that reached the pad has a time.'],
    [400, 'Name the category: this stage has 2.'],
    [404, 'There is no such category in this stage.'],
  ]);
  await logRun(api, competition, { competitor: bo.profile, route: lanes[1] }, { kind: 'FALL' });
  expect(await tell({ heat: 1 })).toEqual([409, 'Heat 1 is over.']);
  await api.call('POST', `/competitions/${competition.id}/stages/${competition.stage}/close`, {
    as: competition.master,
  });
  expect(await tell()).toEqual([409, 'This stage takes no results now.']);
  expect((await readings()).flat()).toEqual([null, null, null, null]);
});

it('does not take what came late for the next heat', async () => {
  await logRun(api, competition, { competitor: ada.profile, route: lanes[0] }, { kind: 'FALL' });
  const late = { agoMs: 60_000, lane: 'B' };
  expect(await tell(late)).toMatchObject({ heat: 1 });
  await logRun(api, competition, { competitor: bo.profile, route: lanes[1] }, { kind: 'FALL' });
  const refused = [409, 'A heat was saved after this was measured. Name the heat.'];
  expect([await tell(late), await tell({ ...late, heat: 1 })]).toEqual([refused, [409, 'Heat 1 is over.']]);
  expect([await tell({ agoMs: 0 }), await tell({ ...late, heat: 2 })]).toMatchObject([
    { heat: 2 },
    { heat: 2 },
  ]);
});

it('forgets what was measured before a heat is raced again', async () => {
  await tell();
  await logRun(api, competition, { competitor: ada.profile, route: lanes[0] }, { kind: 'TIME', ms: 5_213 });
  await logRun(api, competition, { competitor: ada.profile, route: lanes[0], base: 1 }, null);
  expect((await readings()).flat()).toEqual([null, null, null, null]);
  await tell({ ms: 5_400 });
  expect((await readings())[0]).toEqual([{ kind: 'TIME', ms: 5_400 }, null]);
});

it('ends with its token, for one competition only', async () => {
  await tell();
  const elsewhere = await aCompetition(api.db);
  const other = await aTimingDevice(api, elsewhere);
  const unknown = [403, 'This token is unknown, or was revoked. Ask the organisers for another one.'];
  expect(await tell({ token: other.token })).toEqual(unknown);
  const at = `/competitions/${competition.id}/timing/devices`;
  const as = competition.master;
  const { data } = (await api.call('GET', at, { as })).json<TimingDevices>();
  expect(data).toMatchObject([{ uuid: device, name: 'Wall', usedAt: expect.any(String) }]);
  expect(JSON.stringify(data)).not.toContain('token');
  expect((await api.call('DELETE', `${at}/${device}`, { as })).statusCode).toBe(204);
  expect(await tell()).toEqual(unknown);
  expect((await readings()).flat()).toEqual([null, null, null, null]);
  expect(await stored()).toEqual([]);
});

it('hears a device while others of its address make tokens up', async () => {
  const madeUp = await Promise.all(Array.from({ length: 250 }, () => post(aReading({ token: newId() }))));
  expect(new Set(madeUp.map(({ statusCode }) => statusCode))).toEqual(new Set([403, 429]));
  expect(await tell()).toMatchObject({ heat: 1 });
});

it('keeps of many readings the last of each lane, and some more', async () => {
  await tell({ lane: 'B', ms: 6_000 });
  const told = {
    competitionId: competition.id,
    deviceId: device,
    heat: 2,
    lane: 1,
    entryId: ada.id,
  } as const;
  const many = Array.from({ length: 600 }, () => ({
    ...told,
    id: newId(),
    routeId: lanes[1],
    base: 0,
    kind: 'TIME' as const,
    ms: 7_000,
  }));
  await api.db.kysely.insertInto('laneReading').values(many).execute();
  await tell();
  const kept = await stored();
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([501, 6_000, 5_213]);
});
