import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aTicket } from '../../entering/tickets/testing.ts';
import { anAnnouncement } from '../../following/announcements/testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { type Post, postTo } from '../../platform/push/post.ts';
import { newId } from '../../platform/ids.ts';
import { pushService } from '../../platform/push/testing.ts';
import { senderOf } from '../../platform/push/vapid.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { pushDelivery } from './deliver-push.ts';
import { tell, type Telling } from './tell.ts';
import { aSubscriber } from './testing.ts';

const api = testApi();
const service = pushService();
const sender = senderOf(randomBytes(32), 'https://topout.example.org');
let competition: TestCompetition;
let errors: unknown[];
let waitsMs: number | undefined;

beforeEach(async () => {
  await api.db.kysely.deleteFrom('pushSubscription').execute();
  competition = await aCompetition(api.db);
  errors = [];
  waitsMs = undefined;
});

/** What a node does every second, with a service on this machine in place of all others. */
const delivery = (post: Post = postHere) =>
  pushDelivery({
    db: api.db,
    sender,
    base: 'https://topout.example.org',
    onError: (error) => errors.push(error),
    post,
  });

const postHere: Post = ({ endpoint, ...message }) =>
  postTo('127.0.0.1', { ...message, endpoint: service.url(new URL(endpoint).pathname) }, waitsMs);

async function deliver(): Promise<number> {
  const push = delivery();
  await push.begin();
  return push.ended();
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10);
}

const makeAllDue = () =>
  api.db.kysely
    .updateTable('pushMessage')
    .set({ dueAt: new Date(0) })
    .where('dueAt', 'is not', null)
    .execute();
const waiting = () => api.db.kysely.selectFrom('pushMessage').selectAll().execute();
const devices = () => api.db.kysely.selectFrom('pushSubscription').selectAll().execute();

const yourTurn = (people: string[], more: Partial<Telling> = {}): Telling => ({
  kind: 'TURN',
  competition: competition.id,
  people,
  title: 'Test Open',
  body: 'You are next.',
  path: `/${competition.id}`,
  topic: `turn ${competition.id}`,
  ...more,
});

async function aClimber() {
  const as = await aUser(api.db);
  return { ...as, device: await aSubscriber(api, as) };
}

it('brings a message that only the device can read, with how and how long', async () => {
  const { profile, device } = await aClimber();
  await tell(api.db, yourTurn([profile]));
  expect(await deliver()).toBe(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = service.received;
  expect(device.endpoint.endsWith(path)).toBe(true);
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
  });
  expect(Number(headers['ttl'])).toBeGreaterThan(110);
  expect(JSON.parse(await device.read(body))).toEqual({
    web_push: 8030,
    notification: {
      title: 'Test Open',
      body: 'You are next.',
      navigate: `https://topout.example.org/${competition.id}`,
      tag: headers['topic'],
      lang: 'en',
    },
  });
  expect(await waiting()).toEqual([]);
  expect((await devices())[0]?.toldAt).toEqual(expect.any(Date));
  expect(await deliver()).toBe(0);
  expect(errors).toEqual([]);
});

it('stays far below what a push service takes', async () => {
  const { profile, device } = await aClimber();
  await tell(api.db, yourTurn([profile], { title: '順'.repeat(500), body: '順'.repeat(500) }));
  await deliver();
  const body = service.received[0]?.body ?? Buffer.alloc(0);
  expect(body.length).toBeLessThan(3_000);
  expect(JSON.parse(await device.read(body))).toMatchObject({ web_push: 8030 });
});

it('cuts no letter in two', async () => {
  const { profile, device } = await aClimber();
  await tell(api.db, yourTurn([profile], { title: `x${'🧗'.repeat(60)}`, body: `x${'🧗'.repeat(200)}` }));
  await tell(api.db, yourTurn([], { title: 'nobody' }));
  await deliver();
  const { notification } = JSON.parse(await device.read(service.received[0]?.body ?? Buffer.alloc(0)));
  expect([notification.title, notification.body]).toEqual([`x${'🧗'.repeat(60)}`, `x${'🧗'.repeat(200)}`]);
  await tell(api.db, yourTurn([profile], { title: '🧗'.repeat(101) }));
  expect(await deliver()).toBe(1);
});

it('goes to every device of a person that asked for it, to parents, and to holders of tickets', async () => {
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  const ticket = await aTicket(api.db, competition);
  const [elsewhere, other] = [await aTicket(api.db, await aCompetition(api.db)), await aUser(api.db)];
  const [ofParent, ofTicket] = [await aSubscriber(api, parent), await aSubscriber(api, ticket)];
  await aSubscriber(api, elsewhere);
  await aSubscriber(api, other);
  const quiet = await aUser(api.db);
  await aSubscriber(api, quiet, { kinds: ['RESULTS'] });
  await tell(api.db, yourTurn([child, ticket.profile, elsewhere.profile, quiet.profile]));
  expect(await deliver()).toBe(2);
  const paths = service.received.map(({ path }) => path);
  for (const { endpoint } of [ofParent, ofTicket]) expect(paths).toContain(new URL(endpoint).pathname);
});

it('leaves only the newest of a topic waiting', async () => {
  const { profile, device } = await aClimber();
  await tell(api.db, yourTurn([profile], { body: 'You are third.' }));
  await tell(api.db, yourTurn([profile], { body: 'You are next.' }));
  await tell(api.db, yourTurn([profile], { body: 'Elsewhere.', topic: 'other' }));
  expect(await deliver()).toBe(2);
  const texts = await Promise.all(service.received.map(({ body }) => device.read(body)));
  expect(texts.join()).not.toContain('third');
});

it.each([404, 410])('forgets a device that is gone: %i', async (status) => {
  const { profile } = await aClimber();
  await tell(api.db, yourTurn([profile]));
  service.answers(status);
  await deliver();
  expect([await devices(), await waiting()]).toEqual([[], []]);
});

it('waits as long as a service asks, with everything for the device', async () => {
  const { profile } = await aClimber();
  service.answers(429, { 'retry-after': '60' });
  await tell(api.db, yourTurn([profile]));
  await deliver();
  expect((await waiting())[0]?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 50_000);
  await tell(api.db, yourTurn([profile], { topic: 'other' }));
  service.answers(201);
  await makeAllDue();
  expect(await deliver()).toBe(0);
  await api.db.kysely
    .updateTable('pushSubscription')
    .set({ quietUntil: new Date(0) })
    .execute();
  expect(await deliver()).toBe(2);
});

it('tries a failing service again, later and later', async () => {
  const { profile } = await aClimber();
  service.answers(500);
  await tell(api.db, yourTurn([profile]));
  const waits: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    await deliver();
    waits.push(Math.round(((await waiting())[0]?.dueAt?.getTime() ?? 0) - Date.now()) / 1_000);
    await makeAllDue();
  }
  expect(waits.map((seconds) => Math.round(seconds / 10) * 10)).toEqual([10, 20, 40]);
  service.answers(201);
  expect(await deliver()).toBe(1);
});

it('keeps nobody waiting for the slow service of somebody else', async () => {
  const [slow, quick] = [await aUser(api.db), await aUser(api.db)];
  for (const name of ['one', 'two'])
    await aSubscriber(api, slow, { endpoint: `https://${name}.notify.windows.com/${newId()}` });
  await aSubscriber(api, quick);
  const posted: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const push = delivery(async ({ endpoint }) => {
    posted.push(new URL(endpoint).hostname);
    if (endpoint.includes('windows')) await answered;
    return { is: 'taken' };
  });
  await tell(api.db, yourTurn([slow.profile, quick.profile]));
  await push.begin();
  await until(() => posted.includes('fcm.googleapis.com'));
  await tell(api.db, yourTurn([quick.profile], { topic: 'again' }));
  await until(async () => {
    await push.begin();
    return posted.filter((name) => name === 'fcm.googleapis.com').length === 2;
  });
  answer();
  await push.ended();
  expect(await waiting()).toEqual([]);
});

it('counts no further than it can, however often a service puts a message off', async () => {
  const { profile } = await aClimber();
  service.answers(500);
  await tell(api.db, yourTurn([profile]));
  await api.db.kysely.updateTable('pushMessage').set({ attempts: 32_767 }).execute();
  await deliver();
  expect(errors).toEqual([]);
  expect((await waiting())[0]?.dueAt).toEqual(expect.any(Date));
});

it('never sends one twice whose fate nobody knows', async () => {
  const { profile } = await aClimber();
  await tell(api.db, yourTurn([profile]));
  waitsMs = 200;
  service.hangs();
  await deliver();
  await makeAllDue();
  await deliver();
  expect(service.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('never sends one again that another node took, even if that node has died', async () => {
  const { profile } = await aClimber();
  await tell(api.db, yourTurn([profile]));
  const [first, second] = await Promise.all([deliver(), deliver()]);
  expect(first + second).toBe(1);
  await tell(api.db, yourTurn([profile]));
  await api.db.kysely.updateTable('pushMessage').set({ dueAt: null }).execute();
  expect(await deliver()).toBe(0);
});

it('drops what is refused for good, and reports it', async () => {
  const { profile } = await aClimber();
  await tell(api.db, yourTurn([profile]));
  service.answers(403);
  await deliver();
  expect(await waiting()).toEqual([]);
  expect(await devices()).toHaveLength(1);
  expect(errors).toHaveLength(1);
});

it('sends nothing that is too late', async () => {
  const { profile } = await aClimber();
  await tell(api.db, yourTurn([profile]));
  await api.db.kysely
    .updateTable('pushMessage')
    .set({ expiresAt: new Date(0) })
    .execute();
  expect(await deliver()).toBe(0);
});

it('sends nothing to a ticket that holds no more', async () => {
  const ticket = await aTicket(api.db, competition);
  await aSubscriber(api, ticket);
  await tell(api.db, yourTurn([ticket.profile]));
  await api.db.kysely
    .updateTable('competition')
    .set({ endsAt: new Date(Date.now() - 13 * 3_600_000), startsAt: new Date(Date.now() - 20 * 3_600_000) })
    .where('id', '=', competition.id)
    .execute();
  expect(await deliver()).toBe(0);
});

it('tells those of an announcement whom it is for, but not its writer', async () => {
  const [women] = competition.categories;
  const climber = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: climber.profile });
  const [judge, staff] = [
    await aMember(api.db, competition, 'JUDGE'),
    await aMember(api.db, competition, 'STAFF'),
  ];
  for (const as of [competition.master, climber, judge, staff]) await aSubscriber(api, as);
  await anAnnouncement(api, competition);
  expect(await deliver()).toBe(3);
  await anAnnouncement(api, competition, { audience: 'CATEGORY', category: women });
  expect(await deliver()).toBe(2);
  await anAnnouncement(api, competition, { audience: 'CATEGORY', category: competition.categories[1] });
  expect(await deliver()).toBe(1);
  await anAnnouncement(api, competition, { audience: 'JUDGES' });
  expect(await deliver()).toBe(2);
  await anAnnouncement(api, competition, { audience: 'STAFF' });
  expect(await deliver()).toBe(1);
});

it('tells nobody any more what was withdrawn in time', async () => {
  const climber = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: climber.profile });
  await aSubscriber(api, climber);
  const { uuid } = await anAnnouncement(api, competition);
  await api.call('DELETE', `/competitions/${competition.id}/announcements/${uuid}`, {
    as: competition.master,
  });
  expect(await deliver()).toBe(0);
});

it('tells what another competition has withdrawn under the same id', async () => {
  const climber = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: climber.profile });
  await aSubscriber(api, climber);
  const { uuid } = await anAnnouncement(api, competition);
  const other = await aCompetition(api.db);
  await anAnnouncement(api, other, { uuid });
  await api.call('DELETE', `/competitions/${other.id}/announcements/${uuid}`, { as: other.master });
  expect(await deliver()).toBe(1);
});

it('tells climbers of their results', async () => {
  const climber = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: climber.profile });
  const device = await aSubscriber(api, climber);
  const body = { stage: competition.stage, final: false };
  await api.call('POST', `/competitions/${competition.id}/publications`, { as: competition.master, body });
  expect(await deliver()).toBe(1);
  expect(service.received[0]?.headers['urgency']).toBe('low');
  const text = await device.read(service.received[0]?.body ?? Buffer.alloc(0));
  expect(text).toContain('The results are published, but may still change.');
});
