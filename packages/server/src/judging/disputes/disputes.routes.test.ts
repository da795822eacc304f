import type { Dispute, Disputes, EntryDetail, MergeReply } from '@topout/contract';
import { mostOpenAppeals } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { aCommand, aTop, aTry, send } from '../testing.ts';
import { aDispute, disputesIn } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let entry: TestEntry;
let on: ReturnType<typeof disputesIn>;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Ash' });
  entry = await anEntry(api.db, competition, { profileId: ada.profile });
  on = disputesIn(api, competition);
});

const climb = (attempts: object[], route = competition.routes[0]) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: entry.profile, attempts: attempts as never }),
  );
const opened = async (...asked: Parameters<typeof on.open>) => (await on.open(...asked)).json<Dispute>();
const seen = async (as: { token: string }) => (await on.list(as)).json<Disputes>();
const card = async () =>
  (await api.call('GET', `/competitions/${competition.id}/entries/${entry.id}`)).json<EntryDetail>();
const refused = (reply: { statusCode: number; json: () => { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];

it('goes from an appeal to a decision, and shows both results', async () => {
  await climb([aTry]);
  const { uuid } = await opened(ada, entry);
  expect((await card()).disputes).toEqual([{ route: competition.routes[0], kind: 'APPEAL' }]);
  expect(refused(await on.decide(competition.master, uuid, 'CHANGED'))).toEqual([
    409,
    'dispute.other_result',
  ]);
  await on.answer(competition.master, uuid, 'We look at the video.');
  await climb([aTop]);
  expect(refused(await on.decide(competition.master, uuid))).toEqual([409, 'dispute.other_result']);
  expect((await on.decide(competition.master, uuid, 'CHANGED')).statusCode).toBe(200);

  expect((await card()).disputes).toBeUndefined();
  expect((await seen(ada)).data).toMatchObject([
    {
      uuid,
      kind: 'APPEAL',
      state: 'CHANGED',
      user: { name: 'Ada Ash' },
      before: [{ success: false }],
      after: [{ success: false }, { success: true }],
      reason: 'The video shows it.',
      closedBy: null,
      answers: [
        { text: 'I topped it.', byStaff: false, author: 'Ada Ash' },
        { text: 'We look at the video.', byStaff: true, author: null },
      ],
      canAnswer: false,
      canDecide: false,
      canWithdraw: false,
    },
  ]);
  expect((await seen(competition.master)).data[0]).toMatchObject({
    closedBy: 'Maja Master',
    answers: [{}, { author: 'Maja Master' }],
  });
  const history = await api.call('GET', `/competitions/${competition.id}/audit?entry=${entry.id}`, {
    as: competition.master,
  });
  expect(history.json().data).toMatchObject([
    { kind: 'dispute.decided', details: { decision: 'CHANGED' } },
    { kind: 'dispute.opened', actor: { name: 'Ada Ash' } },
  ]);
});

it('lets staff query a result, and the parent answer', async () => {
  const parent = await aUser(api.db);
  const child = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { parentId: parent.profile }),
  });
  const staff = await aMember(api.db, competition, 'STAFF');
  const { uuid } = await aDispute(api, competition, child, { as: staff });
  expect((await on.answer(parent, uuid)).json()).toMatchObject({
    kind: 'QUERY',
    answers: [{ byStaff: true }, { byStaff: false, text: 'At the second go.' }],
  });
  expect(refused(await on.decide(staff, uuid))).toEqual([403, 'forbidden']);
  expect((await on.decide(competition.master, uuid)).json()).toMatchObject({ state: 'STANDS' });
});

it('takes a question for a query, as pages of the version before call it', async () => {
  const reply = await on.open(competition.master, entry, { kind: 'QUESTION' });
  expect([reply.statusCode, reply.json<Dispute>().kind]).toEqual([201, 'QUERY']);
});

it('is nobody else’s business', async () => {
  await climb([aTry]);
  const { uuid } = await opened(ada, entry);
  const bea = await aUser(api.db);
  const judge = await aMember(api.db, competition, 'JUDGE');
  expect((await on.list(bea)).statusCode).toBe(403);
  expect((await on.list(judge)).statusCode).toBe(403);
  expect((await on.list()).statusCode).toBe(401);
  await anEntry(api.db, competition, { profileId: bea.profile });
  expect((await seen(bea)).data).toEqual([]);
  for (const reply of [await on.answer(bea, uuid), await on.withdraw(bea, uuid)])
    expect(reply.statusCode).toBe(403);
  expect((await on.decide(bea, uuid)).statusCode).toBe(403);
  expect((await on.open(bea, entry, { route: competition.routes[1] })).statusCode).toBe(403);
  expect((await on.open(bea, entry, { kind: 'QUERY' })).statusCode).toBe(403);
});

it('is open to the holder of a ticket', async () => {
  const ticket = await aTicket(api.db, competition);
  const { uuid } = await opened(ticket, { id: ticket.entry });
  expect((await seen(ticket)).data).toMatchObject([{ uuid, canWithdraw: true }]);
  expect((await on.answer(ticket, uuid)).statusCode).toBe(201);
  expect((await on.withdraw(ticket, uuid)).json()).toMatchObject({ state: 'WITHDRAWN', after: null });
});

it('is open once for a result, however many ask at once', async () => {
  await climb([aTry]);
  const replies = await Promise.all([
    on.open(ada, entry),
    on.open(competition.master, entry, { kind: 'QUERY' }),
    on.open(ada, entry),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const [{ uuid, kind } = { uuid: '', kind: '' }] = (await seen(competition.master)).data;
  expect(refused(await on.open(ada, entry))).toEqual([409, 'dispute.open']);
  await on.withdraw(kind === 'APPEAL' ? ada : competition.master, uuid);
  expect((await on.open(ada, entry)).statusCode).toBe(201);
});

it('closes once, by decision or withdrawal', async () => {
  const { uuid } = await opened(ada, entry);
  const replies = await Promise.all([on.withdraw(ada, uuid), on.decide(competition.master, uuid)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(refused(await on.answer(ada, uuid))).toEqual([409, 'dispute.closed']);
});

it('is decided about once, until the result changes', async () => {
  await climb([aTry]);
  const { uuid } = await opened(ada, entry);
  await on.decide(competition.master, uuid);
  const [route] = competition.routes;
  const offered = async () => (await seen(ada)).appealable.some((one) => one.route === route);
  expect(await offered()).toBe(false);
  expect(refused(await on.open(ada, entry))).toEqual([409, 'appeal.too_late']);
  await climb([aTop]);
  expect(await offered()).toBe(true);
  expect((await on.open(ada, entry)).statusCode).toBe(201);
});

it('takes an answer that is sent twice once', async () => {
  const { uuid } = await opened(ada, entry);
  const sent = newId();
  await on.answer(ada, uuid, 'Once', sent);
  expect((await on.answer(ada, uuid, 'Once', sent)).json<Dispute>().answers).toHaveLength(2);
  expect(refused(await on.answer(ada, uuid, 'Another', sent))).toEqual([409, 'dispute.other_text']);
  const other = await opened(ada, entry, { route: competition.routes[1] });
  expect(refused(await on.answer(ada, other.uuid, 'Once', sent))).toEqual([409, 'dispute.other_text']);
});

it('lets nobody decide about themself or their child', async () => {
  const judge = await aMember(api.db, competition, 'STAFF_JUDGE');
  const own = await anEntry(api.db, competition, { profileId: judge.profile });
  const { uuid, canDecide } = await opened(judge, own);
  expect(canDecide).toBe(false);
  expect((await on.decide(judge, uuid)).statusCode).toBe(403);
  expect((await on.decide(competition.master, uuid)).statusCode).toBe(200);
});

describe('an appeal', () => {
  const settings = (appealMinutes: number) =>
    api.call('PATCH', `/competitions/${competition.id}`, {
      as: competition.master,
      body: { settings: { appealMinutes } },
    });

  it('says why it changes nothing, and costs its fee only if unsuccessful', async () => {
    await api.call('PATCH', `/competitions/${competition.id}`, {
      as: competition.master,
      body: { settings: { appealFee: 50 } },
    });
    await climb([aTry]);
    const decided = async (ruling?: string) => {
      const { uuid } = await opened(ada, entry);
      const path = `/competitions/${competition.id}/disputes/${uuid}/decision`;
      const body = { decision: 'STANDS', reason: 'Seen again.', ...(ruling && { ruling }) };
      const reply = await api.call('POST', path, { as: competition.master, body });
      await climb([aTry]);
      const { ruling: said, fee } = reply.json<Dispute>();
      return [reply.statusCode, said, fee];
    };
    expect(await decided('UNSUCCESSFUL')).toEqual([200, 'UNSUCCESSFUL', 50]);
    expect(await decided('UNDETERMINED')).toEqual([200, 'UNDETERMINED', null]);
    expect(await decided('INVALID')).toEqual([200, 'INVALID', null]);
    // As pages of the version before decide.
    expect(await decided()).toEqual([200, null, null]);
    expect((await seen(ada)).data.map(({ fee }) => fee).filter(Boolean)).toEqual([50]);
  });

  it('has no ruling where it changes something, and a query has none', async () => {
    await climb([aTry]);
    const at = (uuid: string) => `/competitions/${competition.id}/disputes/${uuid}/decision`;
    const rule = async (uuid: string, decision: string) =>
      (
        await api.call('POST', at(uuid), {
          as: competition.master,
          body: { decision, reason: 'Seen again.', ruling: 'UNSUCCESSFUL' },
        })
      ).statusCode;
    const { uuid } = await opened(ada, entry);
    await climb([aTop]);
    expect(await rule(uuid, 'CHANGED')).toBe(400);
    await on.withdraw(ada, uuid);
    const query = await aDispute(api, competition, entry);
    expect(await rule(query.uuid, 'STANDS')).toBe(400);
  });

  it('comes in time', async () => {
    await climb([aTry]);
    const [route, ...others] = competition.routes;
    const [byHand, values] = [
      {
        name: 'test.long_ago',
        text: "update result set changed_at = now() - interval '31 minutes' where entry_id = $1",
      },
      [entry.id],
    ];
    await api.db.rows(byHand, values);
    expect((await seen(ada)).appealable).toEqual(
      others.map((one) => ({ entry: entry.id, route: one, until: null })),
    );
    expect(refused(await on.open(ada, entry))).toEqual([409, 'appeal.too_late']);
    await climb([aTop]);
    expect((await seen(ada)).appealable).toContainEqual({
      entry: entry.id,
      route,
      until: expect.any(String),
    });
    expect((await on.open(ada, entry)).statusCode).toBe(201);
  });

  it('is refused where nobody appeals, and staff still query', async () => {
    await climb([aTry]);
    await settings(0);
    expect((await seen(ada)).appealable).toEqual([]);
    expect(refused(await on.open(ada, entry))).toEqual([409, 'appeal.too_late']);
    expect((await on.open(competition.master, entry, { kind: 'QUERY' })).statusCode).toBe(201);
  });

  it('is one of five that wait; those of a deleted entry do not count', async () => {
    const [routeId] = competition.routes;
    const open = { competitionId: competition.id, competitorId: ada.profile, routeId, before: '[]' };
    const waiting = Array.from({ length: mostOpenAppeals }, () => newId());
    await api.db.kysely
      .insertInto('dispute')
      .values(waiting.map((id) => ({ ...open, id, entryId: id, kind: 'APPEAL' as const })))
      .execute();
    const { uuid } = await opened(ada, entry);
    expect(uuid).toEqual(expect.any(String));
  });

  it('is about a route that the category climbs', async () => {
    const elsewhere = await aCompetition(api.db);
    const route = elsewhere.routes[0];
    expect((await on.open(competition.master, entry, { kind: 'QUERY', route })).statusCode).toBe(400);
    expect((await on.open(ada, entry, { text: '   ' })).statusCode).toBe(400);
    expect((await on.open(ada, entry, { text: '\u200b' })).statusCode).toBe(400);
    expect((await on.open(ada, entry, { text: 'x'.repeat(501) })).statusCode).toBe(400);
  });
});

describe('publishing', () => {
  const publish = (final: boolean, stage: string | null = competition.stage) =>
    api.call('POST', `/competitions/${competition.id}/publications`, {
      as: competition.master,
      body: { stage, final, reason: 'Decided' },
    });

  it('waits for the decision', async () => {
    const { uuid } = await opened(ada, entry);
    const reply = await publish(false);
    expect(refused(reply)).toEqual([409, 'results.disputed']);
    expect(reply.body).toContain('One result is in dispute.');
    expect((await publish(false, null)).statusCode).toBe(409);
    await on.decide(competition.master, uuid);
    expect((await publish(false)).statusCode).toBe(201);
  });

  it('and an appeal at once: one of them comes first', async () => {
    await climb([aTry]);
    await api.db.rows(
      { name: 'test.close', text: 'update stage set pending_results = false where id = $1' },
      [competition.stage],
    );
    for (let again = 0; again < 5; again += 1) {
      const [published, appeal] = await Promise.all([publish(true), on.open(ada, entry)]);
      const statuses = [published.statusCode, appeal.statusCode];
      expect([
        [201, 409],
        [409, 201],
      ]).toContainEqual(statuses);
      if (appeal.statusCode === 201) await on.withdraw(ada, appeal.json<Dispute>().uuid);
      else break;
    }
  });
});

it('comes back with a deleted entry', async () => {
  const { uuid } = await opened(ada, entry);
  const at = `/competitions/${competition.id}/entries/${entry.id}`;
  await api.call('DELETE', at, { as: competition.master });
  expect((await seen(competition.master)).data).toEqual([]);
  await api.call('POST', `${at}/restore`, { as: competition.master });
  expect((await seen(competition.master)).data).toMatchObject([{ uuid, state: 'OPEN' }]);
});

it('goes on in one place when both entries of a merge are in dispute', async () => {
  const double = await anEntry(api.db, competition);
  await opened(ada, entry);
  await aDispute(api, competition, double, { text: 'Who is this?' });
  const merged = await api.call('POST', `/competitions/${competition.id}/entries/${double.id}/merge`, {
    as: competition.master,
    body: { target: entry.id },
  });
  const { uuid: mergedEntry } = merged.json<MergeReply>().entry;
  const { data } = await seen(competition.master);
  expect(data).toMatchObject([
    { entry: mergedEntry, state: 'OPEN' },
    { entry: mergedEntry, state: 'WITHDRAWN' },
  ]);
  expect(data[0]?.answers.map(({ text }) => text)).toEqual(['I topped it.', 'Who is this?']);
});

it('goes with the entry to whoever takes it over, and is in their export', async () => {
  await opened(ada, entry);
  const bea = await aUser(api.db);
  await api.db.rows(
    {
      name: 'test.take_over',
      text: 'insert into registration (competition_id, profile_id) values ($1, $2)',
    },
    [competition.id, bea.profile],
  );
  await api.db.rows({ name: 'test.hand_over', text: 'update entry set profile_id = $2 where id = $1' }, [
    entry.id,
    bea.profile,
  ]);
  expect((await seen(bea)).data).toHaveLength(1);
  expect((await api.call('GET', '/profiles/me/export', { as: bea })).json().disputes).toMatchObject([
    { kind: 'APPEAL', state: 'OPEN', answers: [{ text: 'I topped it.', byStaff: false }] },
  ]);
});
