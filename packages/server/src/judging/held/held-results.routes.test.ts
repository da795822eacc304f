import type { HeldResult, HeldResults, HistoryLinePage, ResolutionReply } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { corrections } from '../corrections/testing.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, aTry, aZone, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let other: TestUser;
let ada: TestEntry;
let route: string;

beforeEach(async () => {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'ALL' },
  });
  [judge, other] = [await aMember(api.db, competition, 'JUDGE'), await aMember(api.db, competition, 'JUDGE')];
  ada = await anEntry(api.db, competition);
  [route] = competition.routes;
});

const path = (rest: string) => `/competitions/${competition.id}${rest}`;
const lines = async (as: TestUser = competition.master) =>
  (await api.call('GET', path('/held-results'), { as })).json<HeldResults>().data;
const onlyLine = async (as?: TestUser): Promise<HeldResult> => {
  const [line, ...more] = await lines(as);
  if (!line || more.length > 0) throw new Error('not one line');
  return line;
};
const settle = (body: object, as: TestUser = competition.master) =>
  api.call('POST', path('/held-results/settlement'), { as, body });
const tap = (as: TestUser, base: number | null, attempts: object[], more: object = {}) =>
  send(
    api,
    competition.id,
    as,
    aCommand({ route, competitor: ada.profile, base, attempts: attempts as [typeof aTop], ...more }),
  );
const marks = ({ attempts }: Pick<ResolutionReply, 'attempts'>) =>
  attempts.map(({ success, segmentsCount }) => (success ? 'T' : segmentsCount ? 'Z' : '-')).join(' ');
const differences = async () => (await verifyCompetition(api.app, competition.id)).differences;

/** One judge's zone counts; meanwhile the other logged a try and a top on their phone. */
async function aConflict(): Promise<HeldResult> {
  await tap(judge, 0, [aZone]);
  const held = [...(await tap(other, 0, [aTry])), ...(await tap(other, 1, [aTop], { base: 0 }))];
  expect(outcomes(held)).toEqual(['HELD stream.changed', 'HELD stream.changed']);
  return onlyLine();
}

it('shows one line for a climber and a route, with both results and both judges', async () => {
  const line = await aConflict();
  expect(line).toMatchObject({
    route,
    competitor: ada.profile,
    competitorName: 'Ada Climber',
    entry: ada.id,
    version: 1,
    attempts: [{ segmentsCount: 1, judge: { uuid: judge.profile, name: 'Jo Judge' } }],
    reports: [
      {
        judge: { uuid: other.profile },
        attempts: [{ success: false }, { success: true }],
        choices: ['STANDING', 'HELD', 'BOTH'],
      },
    ],
  });
  const state = await api.call('GET', path('/live-state'), { as: competition.master });
  expect(state.json()).toMatchObject({ held: 1 });
});

it.each([
  ['STANDING', 'Z'],
  ['HELD', '- T'],
  ['BOTH', 'Z - T'],
])('takes %s with one decision', async (take, result) => {
  const { version, reports } = await aConflict();
  const reply = await settle({ take, commands: reports[0]?.commands, version });
  expect([reply.statusCode, marks(reply.json<ResolutionReply>())]).toEqual([200, result]);
  expect(await lines()).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('can be undone at once', async () => {
  const { version, reports } = await aConflict();
  await settle({ take: 'HELD', commands: reports[0]?.commands, version });
  const { data } = (
    await api.call('GET', path('/history'), { as: competition.master })
  ).json<HistoryLinePage>();
  const [line, ...more] = data.filter(({ undo }) => undo === 'POSSIBLE');
  expect(more).toEqual([]);

  await corrections(api, competition).restore(line?.id ?? '');

  const url = `/routes/${route}/attempts?user=${ada.profile}&competition=${competition.id}`;
  const [stream] = (await api.call('GET', url, { as: competition.master })).json().data;
  expect(marks(stream)).toBe('Z');
  expect(await differences()).toEqual([]);
});

it('keeps what the judge had seen before: their own attempts are not lost', async () => {
  await tap(other, 0, [aTry]);
  await tap(judge, 1, [aZone]);
  await tap(other, 1, [aTop]);
  const { version, reports } = await onlyLine();
  const reply = await settle({ take: 'HELD', commands: reports[0]?.commands, version });
  expect(marks(reply.json())).toBe('- T');
});

it('throws the others away when one judge is right', async () => {
  const third = await aMember(api.db, competition, 'JUDGE');
  await aConflict();
  await tap(third, 0, [aTop]);
  const { version, reports } = await onlyLine();
  const [theirs, right] = reports.map(({ commands }) => commands);
  const reply = await settle({ take: 'HELD', commands: right, others: theirs, version });
  expect(marks(reply.json())).toBe('T');
  expect(await lines()).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('offers both only where they fit', async () => {
  await tap(judge, 0, [aTop]);
  await tap(other, 0, [aTry]);
  expect((await onlyLine()).reports[0]?.choices).toEqual(['STANDING', 'HELD']);

  [, , route] = competition.routes;
  await tap(judge, 0, [{ success: false, segmentsCount: 10 }]);
  await tap(other, 0, [{ success: false, segmentsCount: 12 }]);
  const [, sport] = await lines();
  expect(sport?.reports[0]?.choices).toEqual(['STANDING', 'HELD']);
  const both = await settle({ take: 'BOTH', commands: sport?.reports[0]?.commands, version: sport?.version });
  expect(both.statusCode).toBe(409);
});

it('offers a judge their own, and nothing to staff who do not judge', async () => {
  await aConflict();
  const staff = await aMember(api.db, competition, 'STAFF');
  expect((await onlyLine(other)).reports[0]?.choices).toEqual(['STANDING', 'HELD', 'BOTH']);
  expect(await lines(judge)).toEqual([]);
  const { version, reports } = await onlyLine(staff);
  expect(reports[0]?.choices).toEqual([]);
  const body = { take: 'STANDING', commands: reports[0]?.commands, version };
  expect((await settle(body, staff)).statusCode).toBe(403);
  expect((await settle(body, judge)).statusCode).toBe(403);
});

it('keeps name and result of somebody whose entry was deleted; it can only be thrown away', async () => {
  await api.call('DELETE', path(`/entries/${ada.id}`), { as: competition.master });
  await tap(other, 0, [aTop]);
  for (const as of [competition.master, other]) {
    expect(await onlyLine(as)).toMatchObject({
      competitorName: 'Ada Climber',
      entry: null,
      attempts: [],
      reports: [{ attempts: [{ success: true }], choices: ['STANDING'] }],
    });
  }
});

it('goes by what whoever decides saw, and settles once', async () => {
  const { version, reports } = await aConflict();
  const body = { take: 'HELD', commands: reports[0]?.commands, version };
  await tap(judge, 1, [aTry]);
  const late = await settle(body);
  expect([late.statusCode, late.json().code]).toEqual([409, 'stream.changed']);
  const replies = await Promise.all([
    settle({ ...body, version: 2 }),
    settle({ ...body, version: 2, take: 'STANDING' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('refuses what is not about one result', async () => {
  await aConflict();
  const first = await onlyLine();
  route = competition.routes[1];
  await tap(judge, 0, [aZone]);
  await tap(other, 0, [aTop]);
  const all = (await lines()).flatMap(({ reports }) => reports.flatMap(({ commands }) => commands));
  const reply = await settle({ take: 'HELD', commands: all, version: first.version });
  expect(reply.statusCode).toBe(400);
});

describe('changes of a queue', () => {
  const change = (as: TestUser, kind: 'queue.add' | 'queue.remove', competitor = ada.profile) =>
    send(api, competition.id, as, aCommand({ kind, route, competitor }));

  it('are dropped with a word where they fit no more, and leave nothing to decide', async () => {
    await api.call('DELETE', path(`/entries/${ada.id}`), { as: competition.master });
    const [answer] = await change(judge, 'queue.add');
    expect(outcomes(answer ? [answer] : [])).toEqual(['DROPPED entry.unknown']);
    expect(answer?.reason?.message).toBe('This competitor is no longer entered.');
    expect(await lines()).toEqual([]);
    const held = await api.call('GET', path('/held'), { as: competition.master });
    expect(held.json()).toMatchObject({ data: [] });
  });

  it('are dropped where there is no such route', async () => {
    route = newId();
    expect(outcomes(await change(judge, 'queue.add'))).toEqual(['DROPPED route.unknown']);
  });

  it('are dropped from somebody without the right', async () => {
    const strict = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' } });
    const stranger = await aMember(api.db, strict, 'JUDGE');
    const entry = await anEntry(api.db, strict);
    const skip = aCommand({ kind: 'queue.remove', route: strict.routes[0], competitor: entry.profile });
    expect(outcomes(await send(api, strict.id, stranger, skip))).toEqual(['DROPPED judge.not_allowed']);
    expect(outcomes(await send(api, strict.id, stranger, skip))).toEqual(['DROPPED judge.not_allowed']);
  });

  it('are answered twice alike, also once they would fit', async () => {
    await api.call('DELETE', path(`/entries/${ada.id}`), { as: competition.master });
    const add = aCommand({ kind: 'queue.add', route, competitor: ada.profile });
    const first = await send(api, competition.id, judge, add);
    await anEntry(api.db, competition, { profileId: ada.profile });
    expect(outcomes(await send(api, competition.id, judge, add))).toEqual(outcomes(first));
  });
});

describe('a judge who may not see the route', () => {
  const note = 'Not for everybody';
  /** Ada's zone counts, with a note by its judge; the other judge's later commands are held. */
  const counted = () => tap(judge, 0, [{ ...aZone, notes: note }]);
  const away = () =>
    api.call('DELETE', path(`/judges/${other.profile}`), { as: competition.master }).then(() => undefined);
  const noGroup = () =>
    api
      .call('PATCH', path(''), {
        as: competition.master,
        body: { settings: { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' } },
      })
      .then(({ statusCode }) => expect(statusCode).toBe(200));
  const own = async () =>
    (await api.call('GET', path('/held-results?mine=true'), { as: other })).json<HeldResults>().data;

  it.each<[string, () => Promise<void>]>([
    ['whose role was taken away', away],
    ['without an area', noGroup],
  ])('reads and decides about what they sent, and nothing else: one %s', async (_who, happens) => {
    await counted();
    await happens();
    const held = await tap(other, 1, [aTry]);
    expect(held[0]?.outcome).toBe('HELD');
    const [line] = await own();
    expect(line).toMatchObject({ attempts: null, competitorName: null });
    // Judges do not see even what they claim to have seen.
    expect(line?.reports.map(({ attempts }) => attempts)).toMatchObject([[{ success: false }]]);
    expect(JSON.stringify(line)).not.toMatch(/Jo Judge.*Jo Judge|Not for everybody|Ada/);
    const list = await api.call('GET', path('/held?mine=true'), { as: other });
    expect(list.body).not.toMatch(/Ada/);

    const commands = line?.reports.flatMap((report) => report.commands);
    const reply = await settle({ take: 'STANDING', version: 1, commands }, other);
    expect([reply.statusCode, reply.json<ResolutionReply>().attempts]).toEqual([200, []]);
    const [again] = await tap(other, 1, [aTry]);
    const resolution = await api.call('POST', path(`/commands/${again?.id ?? ''}/resolution`), {
      as: other,
      body: { action: 'DISCARD' },
    });
    expect([resolution.statusCode, resolution.json<ResolutionReply>().attempts]).toEqual([200, []]);
    // Staff see all of it.
    await tap(other, 1, [aTry]);
    expect(await onlyLine()).toMatchObject({ competitorName: 'Ada Climber', attempts: [{ notes: note }] });
  });

  it('comes after all others once their role is taken away, and sends only so much', async () => {
    const bea = await anEntry(api.db, competition);
    await counted();
    await away();
    await tap(other, 1, [aTry]);
    await tap(judge, 0, [aTop], { competitor: bea.profile });
    await tap(judge, 0, [aTry], { competitor: bea.profile });
    expect((await lines()).map(({ competitor }) => competitor)).toEqual([bea.profile, ada.profile]);
    const statuses = [];
    for (let time = 0; time < 25; time += 1) {
      const body = { commands: [aCommand({ route, competitor: ada.profile, base: 1, attempts: [aTry] })] };
      statuses.push((await api.call('POST', path('/commands'), { as: other, body })).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await tap(judge, 1, [aTry]))[0]?.outcome).toBe('APPLIED');
  });
});
