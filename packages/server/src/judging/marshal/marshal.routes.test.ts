import type { MarshalDnsReply, MarshalMarkReply, Problem } from '@topout/contract';
import { lockCompetition } from '../../entering/enter/enter.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { readEvents } from '../../platform/live/testing.ts';
import { testApi } from '../../testing.ts';
import { aCommand, aTop, aTry, send } from '../testing.ts';
import { aMarshal } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;
let bea: TestEntry;
let marshal: ReturnType<typeof aMarshal>;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await anEntry(api.db, competition, { competitorNumber: '1' });
  bea = await anEntry(api.db, competition, { competitorNumber: '2' });
  marshal = aMarshal(api, competition);
});

const said = (reply: Awaited<ReturnType<typeof marshal.mark>>) =>
  reply.statusCode === 201
    ? reply.json<MarshalMarkReply>().state
    : [reply.statusCode, reply.json<Problem>().detail.nonFieldErrors[0]?.message];
const statuses = async () => (await marshal.board()).data.map(({ status }) => status);

it('says who is where, since when and by whom', async () => {
  expect(
    (await marshal.board()).data.map(({ competitorNumber, state }) => [competitorNumber, state]),
  ).toEqual([
    ['1', 'OUT'],
    ['2', 'OUT'],
  ]);
  expect(said(await marshal.mark(ada.id, 'OUT', 'ISOLATION'))).toBe('ISOLATION');
  expect(await marshal.row(ada.id)).toMatchObject({
    state: 'ISOLATION',
    since: expect.any(String),
    by: 'Maja Master',
    seen: false,
  });
});

it('marks once, however often a flaky line sends it', async () => {
  const uuid = newId();
  const twice = [1, 2].map(() => marshal.mark(ada.id, 'OUT', 'ISOLATION', uuid));
  expect((await Promise.all(twice)).map(said)).toEqual(['ISOLATION', 'ISOLATION']);
  await marshal.mark(ada.id, 'ISOLATION', 'OUT');
  expect(said(await marshal.mark(ada.id, 'OUT', 'ISOLATION', uuid))).toBe('OUT');
});

it('keeps when it was tapped without a line, and never a time to come', async () => {
  await marshal.markAt('2026-11-21T07:00:00.000Z', ada.id, 'OUT', 'ISOLATION');
  expect((await marshal.row(ada.id))?.since).toBe('2026-11-21T07:00:00.000Z');
  const soon = Date.now() + 60_000;
  await marshal.markAt(new Date(soon).toISOString(), ada.id, 'ISOLATION', 'CALL_ZONE');
  expect(Date.parse((await marshal.row(ada.id))?.since ?? '')).toBeLessThan(soon - 30_000);
});

it('keeps whoever of two marshals is further, and tells the other', async () => {
  const both = [marshal.mark(ada.id, 'OUT', 'ISOLATION'), marshal.mark(ada.id, 'OUT', 'CALL_ZONE')];
  await Promise.all(both);
  expect(await marshal.row(ada.id)).toMatchObject({ state: 'CALL_ZONE' });
  expect(said(await marshal.mark(ada.id, 'OUT', 'ISOLATION'))).toEqual([
    409,
    expect.stringMatching(/is in the call zone, says Maja Master. Nothing was changed.$/),
  ]);
});

it('tells whether a tap counted, and takes back only one that did', async () => {
  const [first, second] = [newId(), newId()];
  const counted = async (...tap: Parameters<typeof marshal.mark>) =>
    (await marshal.mark(...tap)).json<MarshalMarkReply>().counted;
  expect(await counted(ada.id, 'OUT', 'ISOLATION', first)).toBe(true);
  expect(await counted(ada.id, 'OUT', 'ISOLATION', second)).toBe(false);
  expect(await counted(ada.id, 'ISOLATION', 'OUT', newId(), second)).toBe(false);
  expect(await marshal.row(ada.id)).toMatchObject({ state: 'ISOLATION' });
  expect(await counted(ada.id, 'ISOLATION', 'OUT', newId(), first)).toBe(true);
  await marshal.mark(ada.id, 'OUT', 'ISOLATION');
  expect(said(await marshal.mark(ada.id, 'ISOLATION', 'OUT', newId(), first))).toContain(409);
});

it('follows judges to the wall, and says who is done', async () => {
  const judge = competition.master;
  const [first, second, sport] = competition.routes;
  await send(
    api,
    competition.id,
    judge,
    aCommand({ route: first, competitor: ada.profile, attempts: [aTry] }),
  );
  expect(await marshal.row(ada.id)).toMatchObject({ state: 'WALL', seen: true, by: null });
  await send(
    api,
    competition.id,
    judge,
    aCommand({ route: first, competitor: ada.profile, attempts: [aTop], base: 1 }),
    aCommand({ route: second, competitor: ada.profile, attempts: [aTop] }),
    aCommand({ route: sport, competitor: ada.profile, attempts: [{ success: false, segmentsCount: 12 }] }),
  );
  expect(await marshal.row(ada.id)).toMatchObject({ state: 'DONE', seen: true });
});

it('says of all together that they did not start, but of nobody who came in meanwhile', async () => {
  await marshal.mark(bea.id, 'OUT', 'ISOLATION');
  const missing = [ada, bea].map(({ id }) => ({ entry: id, from: 'OUT' as const }));
  const reply = await marshal.sayDns(true, ...missing);
  expect(reply.json<MarshalDnsReply>().entries).toEqual([ada.id]);
  expect(await statuses()).toEqual(['DNS', 'ENTERED']);
  expect(said(await marshal.mark(ada.id, 'OUT', 'ISOLATION'))).toEqual([
    409,
    expect.stringMatching(/did not start.$/),
  ]);
  await marshal.sayDns(false, ...missing);
  expect(await statuses()).toEqual(['ENTERED', 'ENTERED']);
});

it('lets no mark slip in while somebody says that they did not start', async () => {
  const [locked, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const out = api.db.transaction(async (tx) => {
    await lockCompetition(tx, competition.id);
    await tx.kysely.updateTable('entry').set({ status: 'DNS' }).where('id', '=', ada.id).execute();
    locked.resolve();
    await written.promise;
  });
  await locked.promise;
  const tapped = marshal.mark(ada.id, 'OUT', 'ISOLATION');
  // Time enough for a mark that waits for nobody.
  setTimeout(written.resolve, 300);
  expect(said(await tapped)).toEqual([409, expect.stringMatching(/did not start.$/)]);
  await out;
});

it('opens and closes isolation in this order, or not at all', async () => {
  const [early, late] = ['2026-11-26T07:00:00.000Z', '2026-11-26T08:30:00.000Z'];
  expect((await marshal.setIsolation(late, early)).statusCode).toBe(400);
  await marshal.setIsolation(early, late);
  expect((await marshal.board()).isolation).toEqual({ opensAt: early, closesAt: late, observesAt: null });
  expect((await marshal.setIsolation('2026-11-27T06:59:00+23:59', late)).statusCode).toBe(200);
  expect((await marshal.board()).isolation).toEqual({ opensAt: early, closesAt: late, observesAt: null });
  await marshal.setIsolation(null, null);
  expect((await marshal.board()).isolation).toEqual({ opensAt: null, closesAt: null, observesAt: null });
});

it('keeps when a round is observed until somebody says otherwise, also without isolation', async () => {
  const [closesAt, observesAt] = ['2026-11-26T08:30:00.000Z', '2026-11-26T08:40:00.000Z'];
  await marshal.setIsolation(null, closesAt, observesAt);
  await marshal.setIsolation(null, null);
  expect((await marshal.board()).isolation).toEqual({ opensAt: null, closesAt: null, observesAt });
  await marshal.setIsolation(null, null, null);
  expect((await marshal.board()).isolation).toEqual({ opensAt: null, closesAt: null, observesAt: null });
});

it('shows judges the board, who mark once they may change entries', async () => {
  const judge = aMarshal(api, competition, await aMember(api.db, competition, 'JUDGE'));
  expect((await judge.board()).data).toHaveLength(2);
  expect((await judge.mark(ada.id, 'OUT', 'ISOLATION')).statusCode).toBe(403);
});

it('tells other marshals at once', async () => {
  const address = await api.listen();
  const events = await readEvents(
    `${address}/api/competitions/${competition.id}/events?topics=marshal`,
    competition.master.token,
  );
  try {
    await events.next('marshal');
    await marshal.mark(ada.id, 'OUT', 'ISOLATION');
    expect(await events.next('marshal')).toEqual({ competition: competition.id });
  } finally {
    events.close();
  }
});
