import type { OwnQueues } from '@topout/contract';
import type { StoredRules } from '../../competition/authority/rules.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { queueOf } from '../queues/queues.queries.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let own: TestEntry;
let child: TestEntry;
let judge: TestUser;

interface Day {
  readonly settings?: StoredRules;
  readonly climbersQueue?: boolean;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
}

async function begin({ settings = {}, climbersQueue = true, ...times }: Day = {}) {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', ...settings },
    ...times,
  });
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  const reply = await api.call('PATCH', group, { as: competition.master, body: { climbersQueue } });
  expect(reply.json<{ climbersQueue: boolean }>().climbersQueue).toBe(climbersQueue);
  ada = await aUser(api.db, { firstName: 'Ada' });
  own = await anEntry(api.db, competition, { profileId: ada.profile });
  child = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { parentId: ada.profile }),
  });
  judge = await aMember(api.db, competition, 'JUDGE');
}
beforeEach(() => begin());
afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

type Kind = 'add' | 'remove' | 'call' | 'skip';
const says = (kind: Kind, { profile }: TestEntry, more: { route?: number; call?: 'NEXT' | 'NOW' } = {}) =>
  aCommand({
    kind: `queue.${kind}`,
    route: competition.routes[more.route ?? 0] ?? '',
    competitor: profile,
    ...(more.call && { call: more.call }),
  });
const sent = async (as: TestUser, ...commands: ReturnType<typeof aCommand>[]) =>
  outcomes(await send(api, competition.id, as, ...commands));
const queue = (route = 0) => queueOf(api.db, competition.id, competition.routes[route] ?? '');

it('lets a climber join and leave, and a parent for each child, once however often it is sent', async () => {
  const joins = [says('add', own), says('add', child)];
  expect(await sent(ada, ...joins)).toEqual(['APPLIED', 'APPLIED']);
  expect(await sent(ada, ...joins)).toEqual(['APPLIED', 'APPLIED']);
  expect(await queue()).toEqual([own.profile, child.profile]);
  expect(await sent(ada, says('add', own))).toEqual(['APPLIED']);
  expect(await sent(ada, says('remove', own))).toEqual(['APPLIED']);
  expect(await queue()).toEqual([child.profile]);
});

it('lets nobody move anybody else, or their own place', async () => {
  const rival = await aUser(api.db);
  const other = await anEntry(api.db, competition, { profileId: rival.profile });
  await sent(judge, says('add', own), says('add', other));
  const [route] = competition.routes;
  const order = { queue: [other.profile, own.profile] };
  for (const command of [
    says('add', child),
    says('remove', own),
    says('call', other, { call: 'NOW' }),
    says('skip', own),
    aCommand({ kind: 'queue.move', route, competitor: null, ...order }),
  ]) {
    const reply = await api.call('POST', `/competitions/${competition.id}/commands`, {
      as: rival,
      body: { commands: [command] },
    });
    expect(reply.statusCode).toBe(403);
  }
  expect(await queue()).toEqual([own.profile, other.profile]);
});

it('refuses strangers, and where climbers do not queue', async () => {
  const stranger = await aUser(api.db);
  const commands = [says('add', own)];
  const url = `/competitions/${competition.id}/commands`;
  expect((await api.call('POST', url, { as: stranger, body: { commands } })).statusCode).toBe(403);
  await begin({ climbersQueue: false });
  const body = { commands: [says('add', own)] };
  expect(
    (await api.call('POST', `/competitions/${competition.id}/commands`, { as: ada, body })).statusCode,
  ).toBe(403);
  expect(await queue()).toEqual([]);
});

it('lets climbers leave what they joined, and see it, under another category and where nobody joins any more', async () => {
  const [, others] = competition.categories;
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  const as = competition.master;
  const placesOf = async () =>
    (await api.call('GET', `/competitions/${competition.id}/own-queues`, { as: ada })).json<OwnQueues>()
      .places;
  await sent(ada, says('add', own), says('add', child));
  await api.call('PATCH', group, { as, body: { categories: [competition.categories[0]] } });
  await api.call('PATCH', `/competitions/${competition.id}/entries/${own.id}`, {
    as,
    body: { category: others },
  });
  expect(await placesOf()).toMatchObject([{ competitor: own.profile }, { competitor: child.profile }]);
  expect(await sent(ada, says('remove', own))).toEqual(['APPLIED']);
  await api.call('PATCH', group, { as, body: { climbersQueue: false } });
  expect(await placesOf()).toMatchObject([{ competitor: child.profile }]);
  expect(await sent(ada, says('remove', child))).toEqual(['APPLIED']);
  expect(await queue()).toEqual([]);
  // What a judge arranges there is the judge's.
  await sent(judge, says('add', child));
  const body = { commands: [says('remove', child)] };
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, { as: ada, body });
  expect(reply.statusCode).toBe(403);
});

it('lets a climber wait in as many queues as the organiser says, also by two phones at once', async () => {
  const answers = await Promise.all([0, 1, 2].map((route) => sent(ada, says('add', own, { route }))));
  expect(answers.flat().toSorted()).toEqual(['APPLIED', 'DROPPED queue.too_many', 'DROPPED queue.too_many']);
  expect(await sent(ada, says('add', child, { route: 0 }), says('add', child, { route: 1 }))).toEqual([
    'APPLIED',
    'DROPPED queue.too_many',
  ]);
  expect(await sent(ada, says('remove', child, { route: 0 }), says('add', child, { route: 1 }))).toEqual([
    'APPLIED',
    'APPLIED',
  ]);
});

it('lets a climber rest after an attempt, anywhere; a judge adds them sooner', async () => {
  await begin({ settings: { queueRest: 10 } });
  const [route] = competition.routes;
  await sent(judge, aCommand({ route, competitor: own.profile, attempts: [aTry] }));
  expect(await sent(ada, says('add', own, { route: 1 }))).toEqual(['DROPPED queue.resting']);
  expect(await sent(judge, says('add', own, { route: 1 }))).toEqual(['APPLIED']);
});

it('lets a climber rest from when their own attempt comes in, whatever time it names', async () => {
  await begin({ settings: { queueRest: 10 }, startsAt: new Date(Date.now() - 7_200_000) });
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  await api.call('PATCH', group, { as: competition.master, body: { scoredBy: 'BOTH' } });
  const [route] = competition.routes;
  const earlier = () =>
    aCommand({
      route,
      competitor: own.profile,
      attempts: [aTry],
      clientTime: new Date(Date.now() - 3_600_000).toISOString(),
    });
  // In one moment, and after it.
  expect(await sent(ada, earlier(), says('add', own, { route: 1 }))).toEqual([
    'APPLIED',
    'DROPPED queue.resting',
  ]);
  expect(await sent(ada, says('add', own, { route: 1 }))).toEqual(['DROPPED queue.resting']);
  const { climbers } = (
    await api.call('GET', `/competitions/${competition.id}/own-queues`, { as: ada })
  ).json<OwnQueues>();
  expect(climbers).toContainEqual({ competitor: own.profile, restsUntil: expect.any(String) });
});

it('keeps climbers out where nothing is left to climb', async () => {
  const [route] = competition.routes;
  await sent(judge, aCommand({ route, competitor: own.profile, attempts: [aTop] }));
  expect(await sent(ada, says('add', own))).toEqual(['DROPPED queue.done']);
});

it.each([
  ['queue.early', { startsAt: new Date(Date.now() + 60_000), endsAt: new Date(Date.now() + 3_600_000) }],
  ['competition.ended', { startsAt: new Date(Date.now() - 3_600_000), endsAt: new Date(Date.now() - 1) }],
])('says %s outside of the day, and still lets climbers leave', async (reason, times) => {
  await begin(times);
  expect(await sent(ada, says('add', own), says('remove', own))).toEqual([`DROPPED ${reason}`, 'APPLIED']);
});

it.each([
  ['WAITING', 'queue.waiting_list'],
  ['RETIRED', 'climber.out'],
] as const)('keeps out who is %s', async (status, reason) => {
  const { profile } = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { parentId: ada.profile }),
    status,
  });
  expect(await sent(ada, says('add', { ...own, profile }))).toEqual([`DROPPED ${reason}`]);
});

it('lets a judge call, and pass over who does not come within a minute', async () => {
  await sent(ada, says('add', own), says('add', child));
  const skip = () => sent(judge, says('skip', own));
  expect(await skip()).toEqual(['DROPPED queue.not_called']);
  expect(await sent(judge, says('call', own, { call: 'NEXT' }))).toEqual(['APPLIED']);
  expect(await sent(judge, says('call', own, { call: 'NOW' }))).toEqual(['APPLIED']);
  expect(await skip()).toEqual(['DROPPED queue.not_called']);
  const now = Date.now();
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  try {
    expect(await skip()).toEqual(['APPLIED']);
    expect(await queue()).toEqual([child.profile, own.profile]);
    expect(await skip()).toEqual(['DROPPED queue.not_called']);
    await sent(judge, says('call', own, { call: 'NOW' }));
    later.mockReturnValue(now + 122_000);
    expect(await skip()).toEqual(['APPLIED']);
  } finally {
    later.mockRestore();
  }
  expect(await queue()).toEqual([child.profile]);
});
