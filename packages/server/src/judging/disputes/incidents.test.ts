// Technical incidents, from a judge's record to the result that counts.
import type {
  AttemptsReply,
  AuditRecord,
  Dispute,
  Disputes,
  EntryDetail,
  HeldResults,
  Leaderboard,
} from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, outcomes, send } from '../testing.ts';
import { anIncident, disputesIn } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let judge: TestUser;
let entry: TestEntry;
let lead: string;
let on: ReturnType<typeof disputesIn>;

beforeEach(async () => {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'ALL' },
  });
  ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Ash' });
  judge = await aMember(api.db, competition, 'JUDGE');
  entry = await anEntry(api.db, competition, { profileId: ada.profile });
  [, , lead] = competition.routes;
  on = disputesIn(api, competition);
});

const path = (rest: string) => `/competitions/${competition.id}${rest}`;
const place = () => ({ route: lead, competitor: entry.profile });
const attempt = (hold: number, plus = false) => ({
  success: false,
  segmentsCount: hold,
  usedLastHold: plus,
});
type Sent = ReturnType<typeof aCommand>;
const tap = async (...commands: Sent[]) => outcomes(await send(api, competition.id, judge, ...commands));
const first = (more: Partial<Sent> = {}) =>
  aCommand({ ...place(), base: 0, attempts: [attempt(21, true)], ...more });
const again = (hold: number, base = 1) =>
  aCommand({ ...place(), kind: 'attempts.restart', base, attempts: [attempt(hold)] });
const listed = async () => (await on.list(competition.master)).json<Disputes>().data;
const stream = async (as: TestUser = judge) => {
  const reply = await api.call(
    'GET',
    `/routes/${lead}/attempts?user=${entry.profile}&competition=${competition.id}`,
    { as },
  );
  return reply.json<AttemptsReply>().data[0];
};
const decide = (uuid: string, decision: string, as = competition.master) => on.decide(as, uuid, decision);

async function anOpenOne(): Promise<Dispute> {
  await tap(first(), anIncident(place()));
  const [one] = await listed();
  if (!one) throw new Error('no incident');
  return one;
}

it('gives a restart once it is confirmed, and lets the better result count', async () => {
  const { uuid } = await anOpenOne();
  expect(await listed()).toMatchObject([
    {
      kind: 'INCIDENT',
      state: 'OPEN',
      incident: { hold: 21, plus: true, leftMs: null },
      before: [{ segmentsCount: 21, usedLastHold: true }],
      answers: [{ text: 'A hold came loose.', byStaff: true, author: 'Jo Judge' }],
    },
  ]);
  expect((await decide(uuid, 'CONFIRMED')).json()).toMatchObject({ state: 'CONFIRMED' });
  expect(await stream()).toMatchObject({ incident: { uuid, state: 'CONFIRMED', hold: 21 }, restarts: 1 });

  expect(await tap(again(18))).toEqual(['APPLIED']);
  expect((await stream())?.attempts.map(({ segmentsCount }) => segmentsCount)).toEqual([21, 18]);
  const row = await api.db.kysely
    .selectFrom('result')
    .selectAll()
    .where('entryId', '=', entry.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ tries: 2, hold: 21, plus: true });
  const card = await api.call('GET', path(`/entries/${entry.id}`));
  expect(card.json<EntryDetail>().stageScorecards[0]?.venueGroups[0]?.attempts).toMatchObject([
    { count: 2, segmentsCount: 21, usedLastHold: true },
  ]);
  const onBoard = async () => (await api.call('GET', path('/leaderboard'))).json<Leaderboard>().rows[0];
  expect(await onBoard()).toMatchObject({ restarted: true });
  await tap(aCommand({ ...place(), kind: 'attempts.replace', base: 2, attempts: [attempt(21, true)] }));
  expect(await onBoard()).not.toHaveProperty('restarted');
  expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]);
});

it('gives nothing when it is refused', async () => {
  const { uuid } = await anOpenOne();
  await decide(uuid, 'REFUSED');
  expect(await tap(again(30))).toEqual(['HELD restart.unconfirmed']);
  expect(await stream()).toMatchObject({ incident: { state: 'REFUSED' }, attempts: [{ segmentsCount: 21 }] });
});

it('takes two results by hand once it is confirmed, and not before', async () => {
  const byHand = (base: number) =>
    aCommand({ ...place(), kind: 'attempts.replace', base, attempts: [attempt(21, true), attempt(18)] });
  const { uuid } = await anOpenOne();
  expect(await tap(byHand(1))).toEqual(['HELD restart.unconfirmed']);
  await decide(uuid, 'CONFIRMED');
  expect(await tap(byHand(1))).toEqual(['APPLIED']);
  expect((await stream())?.attempts.map(({ segmentsCount }) => segmentsCount)).toEqual([21, 18]);
});

it('holds a restart that comes before the decision, and adds it after that', async () => {
  await tap(first(), anIncident(place()));
  expect(await tap(again(30))).toEqual(['HELD restart.unconfirmed']);
  const held = async () => (await api.call('GET', path('/held-results'), { as: judge })).json<HeldResults>();
  expect((await held()).data[0]?.reports[0]?.choices).toEqual(['STANDING']);

  const [one] = await listed();
  await decide(one?.uuid ?? '', 'CONFIRMED');
  const [line] = (await held()).data;
  expect(line?.reports[0]?.choices).toEqual(['STANDING', 'BOTH']);
  const settled = await api.call('POST', path('/held-results/settlement'), {
    as: judge,
    body: { take: 'BOTH', commands: line?.reports[0]?.commands, version: line?.version },
  });
  expect(settled.statusCode).toBe(200);
  expect((await stream())?.attempts.map(({ segmentsCount }) => segmentsCount)).toEqual([21, 30]);
});

it('adds a held restart alone, too, and never puts it in the place of the first attempt', async () => {
  await tap(first(), anIncident(place()));
  const restart = again(30);
  await tap(restart);
  const apply = () =>
    api.call('POST', path(`/commands/${restart.id}/resolution`), {
      as: competition.master,
      body: { action: 'APPLY' },
    });
  expect((await apply()).json()).toMatchObject({ code: 'restart.unconfirmed' });
  const [one] = await listed();
  await decide(one?.uuid ?? '', 'CONFIRMED');
  expect((await apply()).statusCode).toBe(200);
  expect((await stream())?.attempts).toHaveLength(2);
});

it('opens one for two judges at once, with the words of both, and one for what is sent twice', async () => {
  const record = anIncident(place());
  await tap(first(), record, record);
  const other = await aMember(api.db, competition, 'JUDGE');
  const said = { hold: 21, plus: true, leftMs: null, text: 'The jug on the arête spun.' };
  expect(outcomes(await send(api, competition.id, other, anIncident(place(), said)))).toEqual(['APPLIED']);
  expect((await listed()).map(({ answers }) => answers.map(({ text }) => text))).toEqual([
    ['A hold came loose.', 'The jug on the arête spun.'],
  ]);
});

it('gives one restart when two judges log one', async () => {
  const { uuid } = await anOpenOne();
  await decide(uuid, 'CONFIRMED');
  expect(await tap(again(18), again(19))).toEqual(['APPLIED', 'HELD stream.changed']);
  expect(await tap(again(20, 2))).toEqual(['HELD restart.unconfirmed']);
});

it.each([
  ['without words', { hold: 21, plus: true, leftMs: null, text: '\u2800' }, 'incident.wordless'],
  ['without a hold', { hold: null, plus: false, leftMs: null, text: 'Loose.' }, 'attempt.invalid'],
  ['above the top', { hold: 41, plus: false, leftMs: null, text: 'Loose.' }, 'hold.limit'],
])('drops one %s, and says so', async (_what, said, reason) => {
  expect(await tap(anIncident(place(), said))).toEqual([`DROPPED ${reason}`]);
  expect(await listed()).toEqual([]);
});

it('keeps the time left of a boulder, and no hold', async () => {
  const [route] = competition.routes;
  const said = { hold: 3, plus: true, leftMs: 83_000, text: 'A mat slid.' };
  await tap(anIncident({ route, competitor: entry.profile }, said));
  expect(await listed()).toMatchObject([{ incident: { hold: null, plus: false, leftMs: 83_000 } }]);
});

it('is taken back by any judge of the route when the climber climbs on', async () => {
  const { uuid } = await anOpenOne();
  const other = await aMember(api.db, competition, 'JUDGE');
  expect((await on.withdraw(other, uuid)).json()).toMatchObject({ state: 'WITHDRAWN' });
  expect(await stream()).not.toHaveProperty('incident');
  expect((await decide(uuid, 'CONFIRMED')).statusCode).toBe(409);
});

describe('a judge without a line says that the climber climbs on', () => {
  const climbsOn = (more: Partial<Sent> = {}) => aCommand({ ...place(), kind: 'incident.withdraw', ...more });
  const states = async () => (await listed()).map(({ state }) => state);

  it('takes back what is open, once', async () => {
    await anOpenOne();
    const withdrawal = climbsOn();
    expect(await tap(withdrawal, withdrawal)).toEqual(['APPLIED', 'APPLIED']);
    expect(await listed()).toMatchObject([{ state: 'WITHDRAWN', closedBy: 'Jo Judge' }]);
    expect(await stream()).not.toHaveProperty('incident');
    expect(await tap(climbsOn())).toEqual(['DROPPED incident.closed']);
  });

  it('takes back its own record of the same batch, and leaves the next one', async () => {
    expect(await tap(first(), anIncident(place()), climbsOn(), anIncident(place()))).toEqual(
      Array.from({ length: 4 }, () => 'APPLIED'),
    );
    expect((await states()).toSorted()).toEqual(['OPEN', 'WITHDRAWN']);
  });

  it('does not take back one that happened after that', async () => {
    await anOpenOne();
    expect(await tap(climbsOn({ clientTime: '2026-01-01T10:00:00Z' }))).toEqual(['DROPPED incident.closed']);
    expect(await states()).toEqual(['OPEN']);
  });

  it('comes too late once the jury has decided', async () => {
    const { uuid } = await anOpenOne();
    await decide(uuid, 'CONFIRMED');
    expect(await tap(climbsOn())).toEqual(['DROPPED incident.closed']);
    expect(await stream()).toMatchObject({ restarts: 1 });
  });

  it('is for judges of the route', async () => {
    await anOpenOne();
    await expect(send(api, competition.id, ada, climbsOn())).rejects.toThrow('403');
    expect(await states()).toEqual(['OPEN']);
  });
});

it('is the jury’s to decide, and takes no decision about a result', async () => {
  const { uuid } = await anOpenOne();
  expect((await decide(uuid, 'CONFIRMED', judge)).statusCode).toBe(403);
  expect((await decide(uuid, 'STANDS')).json()).toMatchObject({ code: 'dispute.other_result' });
  const appeal = (await on.open(ada, entry, { route: lead })).json<Dispute>();
  expect((await decide(appeal.uuid, 'CONFIRMED')).json()).toMatchObject({ code: 'dispute.other_result' });
});

it('keeps results back while it is open', async () => {
  await anOpenOne();
  const reply = await api.call('POST', path('/publications'), {
    as: competition.master,
    body: { stage: competition.stage, final: false },
  });
  expect(reply.json()).toMatchObject({ code: 'results.disputed' });
});

describe('undoing the decision', () => {
  const record = async () => {
    const reply = await api.call('GET', path(`/audit?entry=${entry.id}`), { as: competition.master });
    return reply.json<{ data: AuditRecord[] }>().data.find(({ kind }) => kind === 'dispute.decided');
  };
  const undo = async () =>
    api.call('POST', path(`/history/${(await record())?.id}/restore`), { as: competition.master });

  it('opens it again', async () => {
    const { uuid } = await anOpenOne();
    await decide(uuid, 'CONFIRMED');
    expect((await record())?.restorable).toBe(true);
    expect((await undo()).statusCode).toBe(200);
    expect((await record())?.restorable).toBe(false);
    expect(await stream()).toMatchObject({ incident: { state: 'OPEN' } });
    expect(await tap(again(30))).toEqual(['HELD restart.unconfirmed']);
  });

  it('waits until the restart is removed', async () => {
    const { uuid } = await anOpenOne();
    await decide(uuid, 'CONFIRMED');
    await tap(again(30));
    expect((await undo()).json()).toMatchObject({ code: 'incident.restarted' });
  });
});

it('goes with an entry that is merged into another, with its restart', async () => {
  const { uuid } = await anOpenOne();
  await decide(uuid, 'CONFIRMED');
  const target = await anEntry(api.db, competition);
  const merged = await api.call('POST', path(`/entries/${entry.id}/merge`), {
    as: competition.master,
    body: { target: target.id },
  });
  expect(merged.statusCode).toBe(200);
  expect(await tap(again(30))).toEqual(['APPLIED']);
});

it('stands when it is brought in from another phone, as its judge would have sent it', async () => {
  const [climbed, record] = [first(), anIncident(place())];
  const reply = await api.call('POST', path('/commands/handed-over'), {
    as: competition.master,
    body: { judge: judge.profile, commands: [climbed, record] },
  });
  expect(outcomes(reply.json<{ data: never[] }>().data)).toEqual(['HELD command.handed_over', 'APPLIED']);
  expect(await listed()).toHaveLength(1);
  expect(await tap(record)).toEqual(['APPLIED']);
  expect(await listed()).toHaveLength(1);
});
