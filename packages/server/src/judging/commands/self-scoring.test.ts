import type { EntryDetail, Problem } from '@topout/contract';
import type { ScoredBy } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let own: TestEntry;
let child: TestEntry;
let route: string;

const settings = {
  judgeRoutePermissions: 'SEE_JUDGE_ALL',
  judgeAttemptModificationPermissions: 'OWN',
  judgesNeedApproval: true,
} as const;

async function begin(scoredBy: ScoredBy, times: { startsAt?: Date; endsAt?: Date } = {}) {
  competition = await aCompetition(api.db, { settings, ...times });
  [route] = competition.routes;
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  const reply = await api.call('PATCH', group, { as: competition.master, body: { scoredBy } });
  expect(reply.json<{ scoredBy: ScoredBy }>().scoredBy).toBe(scoredBy);
  ada = await aUser(api.db, { firstName: 'Ada' });
  own = await anEntry(api.db, competition, { profileId: ada.profile });
  const profile = await aProfile(api.db, { parentId: ada.profile });
  child = await anEntry(api.db, competition, { profileId: profile });
}
beforeEach(() => begin('CLIMBERS'));

const tops = (competitor: string, more: Partial<Parameters<typeof aCommand>[0]> = {}) =>
  aCommand({ route, competitor, attempts: [aTop], ...more });
const logged = async (as: Pick<TestUser, 'token'>, ...commands: ReturnType<typeof aCommand>[]) =>
  outcomes(await send(api, competition.id, as, ...commands));
const cardOf = async (entry: TestEntry, as: Pick<TestUser, 'token'> = competition.master) =>
  (
    await api.call('GET', `/competitions/${competition.id}/entries/${entry.profile}`, { as })
  ).json<EntryDetail>();
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);

afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

it('counts what a climber and a parent log, signed by the climber, and once however often it is sent', async () => {
  const commands = [tops(own.profile), tops(child.profile)];
  expect(await logged(ada, ...commands)).toEqual(['APPLIED', 'APPLIED']);
  expect(await logged(ada, ...commands)).toEqual(['APPLIED', 'APPLIED']);
  for (const entry of [own, child]) {
    const { attempts } = await cardOf(entry);
    expect(attempts.map(({ judge }) => judge?.uuid)).toEqual([entry.profile]);
  }
  const { data } = (
    await api.call('GET', `/competitions/${competition.id}/history`, { as: competition.master })
  ).json<{ data: { actor: { uuid: string } | null }[] }>();
  expect(data.filter(({ actor }) => actor?.uuid === ada.profile)).toHaveLength(2);
});

it('lets two phones of one person add to each other, and either take back', async () => {
  const [first, second] = [aTry, aTry].map((attempt) =>
    aCommand({ route, competitor: own.profile, base: null, attempts: [attempt] }),
  );
  if (!first || !second) throw new Error('two');
  expect(await logged(ada, first)).toEqual(['APPLIED']);
  expect(await logged(ada, second, tops(own.profile, { base: null }))).toEqual(['APPLIED', 'APPLIED']);
  expect((await cardOf(own)).attempts).toHaveLength(3);
  const { streams } = await cardOf(own, ada);
  const base = streams.find((stream) => stream.route === route)?.version ?? null;
  const back = aCommand({ route, competitor: own.profile, kind: 'attempts.clear', base });
  expect([base, ...(await logged(ada, back))]).toEqual([3, 'APPLIED']);
  const card = await cardOf(own, ada);
  expect([card.attempts, card.streams]).toEqual([[], [{ route, version: 4 }]]);
});

it('shows climbers which attempts they logged themselves, and no judge’s name', async () => {
  await begin('BOTH');
  const judge = await aMember(api.db, competition, 'JUDGE');
  const [, other] = competition.routes;
  await logged(ada, tops(own.profile));
  await logged(judge, tops(own.profile, { route: other }));
  const judges = (card: EntryDetail) => card.attempts.map(({ judge: by }) => by?.uuid ?? null).toSorted();
  expect(judges(await cardOf(own, ada))).toEqual([own.profile, null].toSorted());
  const rival = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: rival.profile });
  expect(judges(await cardOf(own, rival))).toEqual([null, null]);
});

it.each([
  ['somebody else', () => aUser(api.db), 403],
  [
    'another climber',
    async () => {
      const rival = await aUser(api.db);
      await anEntry(api.db, competition, { profileId: rival.profile });
      return rival;
    },
    403,
  ],
])('refuses %s, and stores nothing', async (_who, somebody, status) => {
  const as = await somebody();
  const body = { commands: [tops(own.profile)] };
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, { as, body });
  expect(reply.statusCode).toBe(status);
  expect((await cardOf(own)).attempts).toEqual([]);
});

it('refuses climbers where judges score', async () => {
  await begin('JUDGES');
  const body = { commands: [tops(own.profile)] };
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, { as: ada, body });
  expect(reply.statusCode).toBe(403);
});

describe('the reason of a refusal', () => {
  const refused = async (competitor: string, as: TestUser = ada) => {
    const body = { commands: [tops(competitor)] };
    const reply = await api.call('POST', `/competitions/${competition.id}/commands`, { as, body });
    return [reply.statusCode, reply.json<Problem>().code];
  };
  const gone = (id: string) => api.db.kysely.deleteFrom('entry').where('id', '=', id).execute();
  const waits = (id: string) =>
    api.db.kysely.updateTable('entry').set({ status: 'WAITING' }).where('id', '=', id).execute();

  it('tells a climber of an entry that waits, is gone or is judged; others hear the same of all', async () => {
    const rival = await aUser(api.db);
    const others = [403, 'forbidden'];
    expect(await refused(own.profile, rival)).toEqual(others);
    await waits(own.id);
    await waits(child.id);
    expect(await refused(own.profile)).toEqual([403, 'climber.waiting']);
    expect(await refused(child.profile)).toEqual([403, 'climber.waiting']);
    expect(await refused(own.profile, rival)).toEqual(others);
    await gone(own.id);
    expect(await refused(own.profile)).toEqual([403, 'entry.unknown']);
    expect(await refused(own.profile, rival)).toEqual(others);
    await begin('JUDGES');
    expect(await refused(own.profile)).toEqual([403, 'climber.not_scoring']);
    route = rival.profile;
    expect(await refused(own.profile)).toEqual([403, 'route.unknown']);
  });
});

it('follows the competition’s version: what climbers may do changes with the next command', async () => {
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  await api.call('PATCH', group, { as: competition.master, body: { scoredBy: 'JUDGES' } });
  const body = { commands: [tops(own.profile)] };
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, { as: ada, body });
  expect(reply.statusCode).toBe(403);
});

it('holds judges off where only climbers score, and lets staff correct', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  expect(await logged(judge, tops(own.profile))).toEqual(['HELD judge.not_allowed']);
  expect(await logged(competition.master, tops(own.profile))).toEqual(['APPLIED']);
});

it('lets a judge correct a climber, and holds what the climber logs over it', async () => {
  await begin('BOTH');
  const judge = await aMember(api.db, competition, 'JUDGE');
  await logged(ada, aCommand({ route, competitor: own.profile, attempts: [aTry] }));
  const corrected = tops(own.profile, { kind: 'attempts.replace', base: 1 });
  expect(await logged(judge, corrected)).toEqual(['APPLIED']);
  expect(
    await logged(ada, aCommand({ route, competitor: own.profile, kind: 'attempts.clear', base: null })),
  ).toEqual(['HELD climber.judged']);
});

it('lets a judge who climbs score themself as a climber', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  const entry = await anEntry(api.db, competition, { profileId: judge.profile });
  expect(await logged(judge, tops(entry.profile))).toEqual(['APPLIED']);
});

it('tells the climber when somebody else has removed all of a result, until they log again', async () => {
  const removes = (base: number) =>
    aCommand({ kind: 'attempts.replace', route, competitor: own.profile, base, attempts: [] });
  const removed = async (as: Pick<TestUser, 'token'>) =>
    (await cardOf(own, as)).streams.map((stream) => stream.removed ?? false);
  await logged(ada, tops(own.profile));
  expect(await logged(ada, removes(1))).toEqual(['APPLIED']);
  expect(await removed(ada)).toEqual([false]);
  await logged(ada, tops(own.profile));
  expect(await logged(competition.master, removes(3))).toEqual(['APPLIED']);
  expect(await removed(ada)).toEqual([true]);
  expect(await removed(await aUser(api.db))).toEqual([false]);
  expect(await logged(ada, tops(own.profile))).toEqual(['APPLIED']);
  expect(await removed(ada)).toEqual([false]);
});

it('counts what was logged before the end and arrives within the grace, and holds the rest', async () => {
  await begin('CLIMBERS', { startsAt: minutesAgo(120), endsAt: minutesAgo(10) });
  const [one, two, three] = competition.routes;
  const at = (minutes: number) => ({ clientTime: minutesAgo(minutes).toISOString() });
  expect(
    await logged(
      ada,
      tops(own.profile, { route: one, ...at(11) }),
      tops(own.profile, { route: two, ...at(9) }),
      tops(own.profile, { route: three, ...at(121), attempts: [{ success: false, segmentsCount: 3 }] }),
    ),
  ).toEqual(['APPLIED', 'HELD competition.ended', 'HELD climber.early']);
  await begin('CLIMBERS', { startsAt: minutesAgo(120), endsAt: minutesAgo(16) });
  expect(await logged(ada, tops(own.profile, at(17)))).toEqual(['HELD climber.late']);
});

it('holds what people log who retired or were disqualified', async () => {
  const entry = `/competitions/${competition.id}/entries/${own.id}`;
  await api.call('PATCH', entry, { as: competition.master, body: { status: 'DSQ' } });
  expect(await logged(ada, tops(own.profile))).toEqual(['HELD climber.out']);
});

it('keeps judges who climb to climbers’ rules, also where they bring results in or settle them', async () => {
  await begin('BOTH');
  const judge = await aMember(api.db, competition, 'JUDGE');
  const entry = await anEntry(api.db, competition, { profileId: judge.profile });
  await logged(competition.master, aCommand({ route, competitor: entry.profile, attempts: [aTry] }));
  const command = tops(entry.profile, { base: 1 });
  const at = `/competitions/${competition.id}`;
  const body = { judge: judge.profile, commands: [command] };
  await api.call('POST', `${at}/commands/handed-over`, { as: judge, body });
  const resolution = `${at}/commands/${command.id}/resolution`;
  const own = await api.call('POST', resolution, { as: judge, body: { action: 'APPLY' } });
  expect([own.statusCode, (await cardOf(entry)).attempts.length]).toEqual([403, 1]);
});

it('leaves what staff let count later to its climber', async () => {
  await begin('CLIMBERS', { startsAt: minutesAgo(120), endsAt: minutesAgo(16) });
  const late = tops(child.profile, { clientTime: minutesAgo(17).toISOString() });
  expect(await logged(ada, late)).toEqual(['HELD climber.late']);
  const resolution = `/competitions/${competition.id}/commands/${late.id}/resolution`;
  await api.call('POST', resolution, { as: competition.master, body: { action: 'APPLY' } });
  expect((await cardOf(child)).attempts.map(({ judge }) => judge?.uuid)).toEqual([child.profile]);
});

it('lists nobody’s held results so that others’ are not seen', async () => {
  await begin('CLIMBERS', { startsAt: minutesAgo(120), endsAt: minutesAgo(16) });
  const late = { clientTime: minutesAgo(17).toISOString() };
  for (let n = 0; n < 11; n += 1)
    await logged(ada, ...Array.from({ length: 50 }, () => tops(own.profile, late)));
  const other = await aUser(api.db);
  const entry = await anEntry(api.db, competition, { profileId: other.profile });
  await logged(other, tops(entry.profile, late));
  const reply = await api.call('GET', `/competitions/${competition.id}/held`, { as: competition.master });
  const { data } = reply.json<{ data: { competitor: string }[] }>();
  expect(data.map(({ competitor }) => competitor)).toContain(entry.profile);
});

it('takes neither time nor duration from a climber', async () => {
  const attempts = [{ ...aTop, timestamp: '1999-01-01T00:00:00Z', duration: 1, notes: 'first!' }];
  const command = tops(own.profile, { attempts });
  expect(await logged(ada, command)).toEqual(['APPLIED']);
  const [attempt] = (await cardOf(own)).attempts;
  expect(attempt).toMatchObject({ duration: null, notes: '', timestamp: command.clientTime });
});

it('takes a phone’s clock no further than now, and stops a flood', async () => {
  const future = { clientTime: new Date(Date.now() + 3_600_000 * 5).toISOString() };
  expect(await logged(ada, tops(own.profile, future))).toEqual(['APPLIED']);
  const flood = Array.from({ length: 50 }, () => tops(own.profile));
  const statuses = [];
  for (let n = 0; n < 125; n += 1) {
    const body = { commands: flood };
    const reply = await api.call('POST', `/competitions/${competition.id}/commands`, { as: ada, body });
    statuses.push(reply.statusCode);
    if (reply.statusCode === 429) break;
  }
  expect(statuses.at(-1)).toBe(429);
}, 60_000);
