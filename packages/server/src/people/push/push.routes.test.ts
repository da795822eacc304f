import type { ProfileExport, PushState, PushTest } from '@topout/contract';
import { aTicket } from '../../entering/tickets/testing.ts';
import { aCompetition } from '../../following/competitions/testing.ts';
import { aDevice } from '../../platform/push/testing.ts';
import { aGuest, aUser, testApi } from '../../testing.ts';
import { aSubscriber, aSubscription } from './testing.ts';

const api = testApi({ pushServices: ['*.example.org'] });

const stateOf = async (as: { token: string }) => (await api.call('GET', '/push', { as })).json<PushState>();

it('is off until somebody switches it on, for one sign-in', async () => {
  const as = await aUser(api.db);
  const { key, device } = await stateOf(as);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(device).toBeNull();
  await aSubscriber(api, as, { kinds: ['RESULTS', 'RESULTS'] });
  expect(await stateOf(as)).toMatchObject({ key, device: { kinds: ['RESULTS'], toldAt: null } });
  await api.call('DELETE', '/push', { as });
  expect((await stateOf(as)).device).toBeNull();
});

it('is there for holders of tickets, and not for guests', async () => {
  const ticket = await aTicket(api.db, await aCompetition(api.db));
  await aSubscriber(api, ticket);
  expect((await stateOf(ticket)).device).not.toBeNull();
  for (const as of [await aGuest(api.db), undefined])
    expect((await api.call('GET', '/push', { as })).statusCode).toBe(401);
});

it('tells a browser what its last person asked for, and nobody before', async () => {
  const [first, second] = [await aUser(api.db), await aUser(api.db)];
  const { endpoint } = await aSubscriber(api, first);
  await aSubscriber(api, second, { endpoint });
  expect((await stateOf(first)).device).toBeNull();
  expect((await stateOf(second)).device).not.toBeNull();
});

it('takes more services if the host names them', async () => {
  await aSubscriber(api, await aUser(api.db), { endpoint: 'https://push.example.org/abc' });
});

it.each([
  'http://fcm.googleapis.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost:3000/api',
  'https://fcm.googleapis.com:22/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
])('refuses to call %s', async (endpoint) => {
  const as = await aUser(api.db);
  const body = aSubscription(await aDevice(), { endpoint });
  expect((await api.call('PUT', '/push', { as, body })).statusCode).toBe(400);
  expect((await stateOf(as)).device).toBeNull();
});

it('refuses keys that nobody can encrypt for', async () => {
  const device = await aDevice();
  const body = aSubscription({ ...device, publicKey: Buffer.alloc(65, 4) });
  expect((await api.call('PUT', '/push', { as: await aUser(api.db), body })).statusCode).toBe(400);
});

it('sends a message to try, to a device that is on', async () => {
  const as = await aUser(api.db);
  const tried = async () => (await api.call('POST', '/push/test', { as })).json<PushTest>();
  expect(await tried()).toEqual({ sent: false });
  await aSubscriber(api, as);
  for (let n = 0; n < 4; n += 1) expect(await tried()).toEqual({ sent: true });
  expect((await api.call('POST', '/push/test', { as })).statusCode).toBe(429);
});

const subscriptions = async (families: string[]) =>
  (
    await api.db.kysely
      .selectFrom('pushSubscription')
      .select('familyId')
      .where('familyId', 'in', families)
      .execute()
  ).length;

it.each([
  ['signing out', (token: string) => api.call('POST', '/auth/revoke', { ...form(token) })],
  [
    'the end of the sign-in on another device',
    async (_token: string, family: string) =>
      api.db.kysely
        .updateTable('sessionFamily')
        .set({ revokedAt: new Date() })
        .where('id', '=', family)
        .execute(),
  ],
  [
    'the end of the account',
    async (_token: string, family: string) =>
      api.db.kysely
        .deleteFrom('account')
        .where('id', '=', (account) =>
          account.selectFrom('sessionFamily').select('accountId').where('id', '=', family),
        )
        .execute(),
  ],
] as const)('ends with %s, and so do messages on their way', async (_what, end) => {
  const as = await aUser(api.db);
  await aSubscriber(api, as);
  await api.call('POST', '/push/test', { as });
  await end(as.token, as.family);
  expect(await subscriptions([as.family])).toBe(0);
});

function form(token: string) {
  const client = `Basic ${Buffer.from('topout-web:public').toString('base64')}`;
  const headers = { authorization: client, 'content-type': 'application/x-www-form-urlencoded' };
  return { headers, body: `token=${token}` };
}

it('ends with a ticket that is revoked', async () => {
  const competition = await aCompetition(api.db);
  const ticket = await aTicket(api.db, competition);
  await aSubscriber(api, ticket);
  const before = await api.db.kysely.selectFrom('pushSubscription').select('familyId').execute();
  await api.call('DELETE', `/competitions/${competition.id}/tickets/${ticket.profile}`, {
    as: competition.master,
  });
  const after = await api.db.kysely.selectFrom('pushSubscription').select('familyId').execute();
  expect(after).toHaveLength(before.length - 1);
});

it('is part of what a person can take along', async () => {
  const as = await aUser(api.db);
  const { endpoint } = await aSubscriber(api, as, { kinds: ['TURN'] });
  const mine = (await api.call('GET', '/profiles/me/export', { as })).json<ProfileExport>();
  expect(mine.notifiedDevices).toEqual([
    { userAgent: '', kinds: ['TURN'], endpoint, madeAt: expect.any(String) },
  ]);
});
