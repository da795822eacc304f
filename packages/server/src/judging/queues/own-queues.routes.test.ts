import type { OwnQueues, WaitingReply } from '@topout/contract';
import { anOpenCard } from '../../entering/desk/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { aCommand, aTry, send } from '../testing.ts';

const api = testApi();
let address: string;
let competition: TestCompetition;
let ada: TestUser;
let own: TestEntry;
let child: TestEntry;
let rival: TestEntry;
let route: string;
let reader: EventReader | undefined;

beforeAll(async () => {
  address = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { queueRest: 5 } });
  [route] = competition.routes;
  await offer(true);
  ada = await aUser(api.db);
  own = await anEntry(api.db, competition, { profileId: ada.profile });
  child = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { parentId: ada.profile }),
  });
  rival = await anEntry(api.db, competition);
});
afterEach(() => reader?.close());

const offer = (climbersQueue: boolean) =>
  api.call('PATCH', `/competitions/${competition.id}/route-groups/${competition.group}`, {
    as: competition.master,
    body: { climbersQueue },
  });
const queueing = ({ profile }: TestEntry, kind: 'queue.add' | 'queue.call' = 'queue.add') =>
  aCommand({ kind, route, competitor: profile, ...(kind === 'queue.call' && { call: 'NOW' }) });
const read = async (as: { token: string } | undefined) =>
  api.call('GET', `/competitions/${competition.id}/own-queues`, { as });

it('tells whoever types a number at a tablet about that person, and not about their children', async () => {
  const parent = await aUser(api.db);
  const card = await anEntry(api.db, competition, { profileId: parent.profile });
  const kid = await aProfile(api.db, { parentId: parent.profile });
  const theirs = await anEntry(api.db, competition, { profileId: kid });
  await send(api, competition.id, competition.master, queueing(theirs), queueing(card));
  const reply = await read(await anOpenCard(api.db, competition, parent.profile));
  const { places, climbers } = reply.json<OwnQueues>();
  expect([places, climbers]).toMatchObject([
    [{ competitor: card.profile, before: 1 }],
    [{ competitor: card.profile }],
  ]);
  expect(reply.body).not.toContain(kid);
});

it('tells a family the length of the queues, their own places and calls, and nothing of others', async () => {
  await send(api, competition.id, competition.master, queueing(rival), queueing(child));
  await send(api, competition.id, ada, queueing(own));
  await send(api, competition.id, competition.master, queueing(child, 'queue.call'));
  const reply = await read(ada);
  const { routes, places } = reply.json<OwnQueues>();
  expect(routes).toHaveLength(competition.routes.length);
  expect(routes).toContainEqual({ route, waiting: 3, pace: null });
  const called = { call: 'NOW', calledAt: expect.any(String), skips: 0 };
  expect(places).toEqual([
    { competitor: child.profile, route, before: 1, ...called },
    { competitor: own.profile, route, before: 2, call: null, calledAt: null, skips: 0 },
  ]);
  expect(reply.body).not.toContain(rival.profile);
});

it('tells the pace of a route, and until when one rests', async () => {
  for (const one of [own, child, rival]) {
    const attempts = [aTry];
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route, competitor: one.profile, attempts }),
    );
  }
  const { routes, climbers } = (await read(ada)).json<OwnQueues>();
  expect(routes.find((one) => one.route === route)?.pace).toBe(1);
  expect(climbers).toEqual([
    { competitor: own.profile, restsUntil: expect.any(String) },
    { competitor: child.profile, restsUntil: expect.any(String) },
  ]);
});

it('tells a family who lost a place, until they join again, and nobody else', async () => {
  const skip = () => aCommand({ kind: 'queue.skip', route, competitor: own.profile });
  const passOver = async () => {
    await send(api, competition.id, competition.master, queueing(own, 'queue.call'));
    const longAgo =
      "update route_queue_entry set called_at = now() - interval '2 minutes' where competition_id = $1";
    await api.db.rows({ name: 'test.called', text: longAgo }, [competition.id]);
    await send(api, competition.id, competition.master, skip());
  };
  const lost = async () => (await read(ada)).json<OwnQueues>().lost;
  await send(api, competition.id, ada, queueing(own));
  await passOver();
  expect(await lost()).toEqual([]);
  await passOver();
  expect((await read(ada)).json<OwnQueues>().places).toEqual([]);
  expect(await lost()).toEqual([{ competitor: own.profile, route }]);
  const other = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: other.profile });
  expect((await read(other)).json<OwnQueues>().lost).toEqual([]);
  // Passing over nobody says nothing.
  await send(api, competition.id, competition.master, skip());
  expect(await lost()).toHaveLength(1);
  await send(api, competition.id, ada, queueing(own));
  expect(await lost()).toEqual([]);
});

it('offers a ticket’s holder the same, and strangers nothing', async () => {
  expect((await read(await aTicket(api.db, competition))).statusCode).toBe(200);
  expect((await read(await aUser(api.db))).statusCode).toBe(403);
  expect((await read(undefined)).statusCode).toBe(401);
  await offer(false);
  expect((await read(ada)).json<OwnQueues>().routes).toEqual([]);
});

it('lets a ticket’s holder join', async () => {
  const ticket = await aTicket(api.db, competition);
  const command = aCommand({ kind: 'queue.add', route, competitor: ticket.profile });
  expect(await send(api, competition.id, ticket, command)).toMatchObject([{ outcome: 'APPLIED' }]);
});

it('shows judges who joined by themselves, and who was called', async () => {
  await send(api, competition.id, competition.master, queueing(rival));
  await send(api, competition.id, ada, queueing(own));
  await send(api, competition.id, competition.master, queueing(rival, 'queue.call'));
  const url = `/competitions/${competition.id}/route-queues/${route}/waiting`;
  const { data } = (await api.call('GET', url, { as: competition.master })).json<WaitingReply>();
  expect(data).toMatchObject([
    { user: rival.profile, joinedSelf: false, call: 'NOW' },
    { user: own.profile, joinedSelf: true, call: null, calledAt: null },
  ]);
  expect((await api.call('GET', url, { as: ada })).statusCode).toBe(403);
});

it('tells climbers on one stream that a queue changed, and strangers nothing', async () => {
  const follow = (token?: string) =>
    readEvents(`${address}/api/competitions/${competition.id}/events?topics=queues`, token);
  await expect(follow((await aUser(api.db)).token)).rejects.toThrow('403');
  await expect(follow()).rejects.toThrow('401');
  reader = await follow(ada.token);
  expect(await reader.next('queues')).toEqual({ competition: competition.id });
  await send(api, competition.id, competition.master, queueing(rival));
  expect(await reader.next('queues')).toEqual({ competition: competition.id });
});
