import { type Day, needsOf } from './needs.ts';
import { type SeenJudge, unsentAround, watchOf } from './watch.ts';

const at = '2026-11-21T12:00:00Z';
const here = '2026-11-21T11:58:00Z';
const gone = '2026-11-21T11:51:00Z';

const aJudge = (
  uuid: string,
  lastSeenAt: string | null = here,
  more: Partial<SeenJudge> = {},
): SeenJudge => ({
  uuid,
  name: uuid,
  role: 'JUDGE',
  lastSeenAt,
  unsent: 0,
  ...more,
});
const prow = { uuid: 'prow', name: 'The Prow', routes: ['7', '8', '9'], judges: ['aylin', 'ben'] };
const cave = { uuid: 'cave', name: 'Cave', routes: ['1', '2'], judges: ['cem'] };

const aDay = (more: Partial<Day> = {}): Day => ({
  at,
  groups: [prow, cave],
  judges: [aJudge('aylin'), aJudge('ben', null), aJudge('cem')],
  judgesRoam: false,
  isJudged: true,
  willBeJudged: true,
  queues: [],
  routesWithoutJudge: [],
  held: 0,
  disputes: 0,
  unconfirmed: 0,
  firstHeld: null,
  judgeRequests: 0,
  outdated: [],
  doubles: 0,
  ...more,
});
const kinds = (day: Day) => needsOf(day).map(({ kind }) => kind);
const wait = (route: string, waiting: number) => ({ route, waiting });

it('needs nobody while every queue has a judge', () => {
  expect(needsOf(aDay({ queues: [wait('7', 3), wait('2', 1)] }))).toEqual([]);
});

it('names the group where people wait and no judge is, and who was there last', () => {
  const judges = [aJudge('aylin', gone), aJudge('ben', '2026-11-21T10:00:00Z'), aJudge('cem')];
  expect(needsOf(aDay({ judges, queues: [wait('7', 9), wait('9', 5), wait('1', 20)] }))).toEqual([
    {
      kind: 'GROUP_WITHOUT_JUDGE',
      group: prow,
      routes: 3,
      waiting: 14,
      last: expect.objectContaining({ uuid: 'aylin' }),
    },
  ]);
});

it('needs nobody at an group without a judge while nobody waits there', () => {
  const judges = [aJudge('aylin', gone), aJudge('ben', null), aJudge('cem')];
  expect(needsOf(aDay({ judges, queues: [wait('7', 0), wait('1', 2)] }))).toEqual([]);
});

it.each([
  ['that nobody was assigned to', { judges: [] }, null],
  ['whose judges have lost their role', { judges: ['zoe'] }, null],
  ['whose judge has not come yet', { judges: ['ben'] }, expect.objectContaining({ uuid: 'ben' })],
])('names an group %s', (_name, more, last) => {
  const day = aDay({ groups: [{ ...prow, ...more }, cave], queues: [wait('8', 2)] });
  expect(needsOf(day)).toEqual([expect.objectContaining({ kind: 'GROUP_WITHOUT_JUDGE', waiting: 2, last })]);
});

it('names routes of no group where people wait', () => {
  expect(needsOf(aDay({ queues: [wait('30', 2), wait('31', 1)] }))).toEqual([
    { kind: 'ROUTES_OUTSIDE', routes: ['30', '31'], waiting: 3 },
  ]);
});

it('puts the longest wait first', () => {
  const judges = [aJudge('aylin', gone), aJudge('cem', gone)];
  const day = aDay({ judges, queues: [wait('7', 2), wait('1', 5), wait('30', 3)] });
  expect(needsOf(day).map((need) => 'waiting' in need && need.waiting)).toEqual([5, 3, 2]);
});

describe('where judges roam', () => {
  const roaming = { judgesRoam: true, groups: [{ ...prow, judges: [] }] };

  it('any judge does, wherever people wait', () => {
    const queues = [wait('7', 2), wait('30', 2)];
    expect(needsOf(aDay({ ...roaming, queues, judges: [aJudge('aylin', gone), aJudge('cem')] }))).toEqual([]);
  });

  it('it says so if all are away', () => {
    const day = aDay({ ...roaming, queues: [wait('7', 2), wait('30', 2)], judges: [aJudge('cem', gone)] });
    expect(needsOf(day)).toEqual([{ kind: 'ALL_JUDGES_AWAY', routes: 2, waiting: 4 }]);
  });

  it('an organiser at the dashboard is no judge at the wall', () => {
    const judges = [aJudge('mia', here, { role: 'MASTER' }), aJudge('cem', gone)];
    expect(kinds(aDay({ ...roaming, judges, queues: [wait('7', 2)] }))).toEqual(['ALL_JUDGES_AWAY']);
  });
});

it('asks for judges, not for groups, while there are none', () => {
  const nobody = { judges: [aJudge('mia', here, { role: 'MASTER' })], routesWithoutJudge: ['1', '7'] };
  expect(needsOf(aDay(nobody))).toEqual([{ kind: 'NO_JUDGES_AT_ALL', routes: 2, waiting: 0 }]);
  expect(needsOf(aDay({ ...nobody, queues: [wait('7', 4)] }))).toEqual([
    { kind: 'NO_JUDGES_AT_ALL', routes: 1, waiting: 4 },
  ]);
});

it('names a route once: where people wait, or where they could', () => {
  const groups = [{ ...prow, judges: [] }, cave];
  const day = aDay({ groups, queues: [wait('7', 1)], routesWithoutJudge: ['7', '8', '9', '30'] });
  expect(needsOf(day).at(-1)).toEqual({ kind: 'ROUTES_WITHOUT_JUDGE', routes: ['30'] });
});

it('puts everything in order, worst first', () => {
  const judges = [
    aJudge('aylin', here, { unsent: 1 }),
    aJudge('cem', gone, { unsent: 2 }),
    aJudge('dan', gone, { unsent: 4 }),
  ];
  const day = aDay({
    judges,
    queues: [wait('1', 1)],
    routesWithoutJudge: ['30'],
    held: 1,
    disputes: 1,
    unconfirmed: 3,
    judgeRequests: 1,
    outdated: ['Final'],
    doubles: 1,
  });
  expect(kinds(day)).toEqual([
    'GROUP_WITHOUT_JUDGE',
    'UNSENT',
    'UNSENT',
    'UNSENT',
    'HELD',
    'DISPUTES',
    'OUTDATED',
    'UNCONFIRMED',
    'REQUESTS',
    'ROUTES_WITHOUT_JUDGE',
    'DOUBLES',
  ]);
  expect(needsOf(day).flatMap((need) => (need.kind === 'UNSENT' ? [need.judge.uuid] : []))).toEqual([
    'dan',
    'cem',
    'aylin',
  ]);
});

it('misses no judge before the start or after the end', () => {
  const judges = [aJudge('cem', gone)];
  const day = { judges, queues: [wait('1', 4)], routesWithoutJudge: ['30'], isJudged: false };
  expect(kinds(aDay(day))).toEqual(['ROUTES_WITHOUT_JUDGE']);
  expect(kinds(aDay({ ...day, willBeJudged: false }))).toEqual([]);
});

it('says of each route whether a judge is there', () => {
  const day = aDay({ judges: [aJudge('aylin', gone), aJudge('cem')] });
  expect(['1', '7', '30'].map((route) => watchOf(day, route))).toEqual(['HERE', 'AWAY', 'NOBODY']);
});

it('knows of unsent results by group: a phone does not say for which route', () => {
  const day = aDay({ judges: [aJudge('aylin', gone, { unsent: 2 }), aJudge('ben', here, { unsent: 1 })] });
  expect(['1', '8', '30'].map((route) => unsentAround(day, route))).toEqual([0, 3, 0]);
});
