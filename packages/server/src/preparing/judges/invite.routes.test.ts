import type { Invitation } from '@topout/contract';
import { sql } from 'kysely';
import { aCompetition, aMember, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let email: string;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { judgesNeedApproval: true } });
  email = `${newId()}@example.org`;
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as: TestUser, body?: object) =>
  api.call(method, `/competitions/${competition.id}${path}`, { as, body });

async function invite(more: object = {}, as = competition.master): Promise<[number, string?]> {
  const reply = await call('POST', '/judges/invite', as, { email, ...more });
  return reply.statusCode === 204 ? [204] : [reply.statusCode, reply.json<{ code: string }>().code];
}

/** The key in the last mail to the address. */
async function mailedKey(): Promise<string> {
  const { path } = await api.db.kysely
    .selectFrom('mail')
    .select(sql<string>`content -> 'action' ->> 'path'`.as('path'))
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [page, key = ''] = path.split('#key=');
  expect(page).toBe(`/${competition.id}/judge`);
  return decodeURIComponent(key);
}

const isValid = async (key: string, as: TestUser) =>
  (await call('POST', '/judge/validate-key', as, { key })).statusCode === 200;
const join = async (key: string, as: TestUser) => {
  const reply = await call('POST', '/judge', as, { key });
  return reply.statusCode === 200 ? reply.json<unknown>() : reply.json<{ code: string }>().code;
};
const list = async () =>
  (await call('GET', '/invitations', competition.master))
    .json<Invitation[]>()
    .map((one) => [one.email, one.role, one.state, one.acceptedBy]);
const uuid = async () =>
  (await call('GET', '/invitations', competition.master)).json<Invitation[]>()[0]?.uuid ?? '';

it.each(['JUDGE', 'STAFF_JUDGE', 'STAFF'] as const)(
  'makes whoever accepts it a %s, unasked',
  async (role) => {
    expect(await invite({ role })).toEqual([204]);
    expect(await list()).toEqual([[email, role, 'sent', null]]);
    const key = await mailedKey();
    const [ada, eve] = [await aUser(api.db, { firstName: 'Ada', lastName: 'Belay' }), await aUser(api.db)];
    expect(await isValid(key, ada)).toBe(true);
    expect(await join(key, ada)).toEqual({ role, pending: false });
    expect(await list()).toEqual([[email, role, 'accepted', 'Ada Belay']]);
    // If the same person opens it again, that is not an error; for everybody else it is used up.
    expect([await isValid(key, ada), await join(key, ada)]).toEqual([true, { role, pending: false }]);
    expect([await isValid(key, eve), await join(key, eve)]).toEqual([false, 'judge.key_invalid']);
  },
);

it('lets two who open it at once not both in', async () => {
  await invite();
  const key = await mailedKey();
  const users = [await aUser(api.db), await aUser(api.db)];
  const answers = await Promise.all(users.map((user) => join(key, user)));
  expect(answers.filter((answer) => answer === 'judge.key_invalid')).toHaveLength(1);
});

it('holds only for its competition, until it is withdrawn, sent again or two weeks old', async () => {
  const user = await aUser(api.db);
  await invite();
  const first = await mailedKey();
  const other = await aCompetition(api.db);
  const elsewhere = await api.call('POST', `/competitions/${other.id}/judge`, {
    as: user,
    body: { key: first },
  });
  expect(elsewhere.statusCode).toBe(400);

  await invite();
  const second = await mailedKey();
  expect([await isValid(first, user), await isValid(second, user)]).toEqual([false, true]);

  await api.db.kysely
    .updateTable('staffInvitation')
    .set({ sentAt: new Date(Date.now() - 15 * 24 * 3_600_000) })
    .where('email', '=', email)
    .execute();
  expect(await isValid(second, user)).toBe(false);
  expect(await list()).toEqual([[email, 'JUDGE', 'expired', null]]);

  await invite();
  const third = await mailedKey();
  expect(await isValid(third, user)).toBe(true);
  expect((await call('DELETE', `/invitations/${await uuid()}`, competition.master)).statusCode).toBe(204);
  expect([await isValid(third, user), await list()]).toEqual([false, []]);
});

it('gives a role that was taken away back only when it is sent again', async () => {
  const user = await aUser(api.db);
  await invite();
  const key = await mailedKey();
  await join(key, user);
  expect((await call('DELETE', `/judges/${user.profile}`, competition.master)).statusCode).toBe(204);
  expect(await join(key, user)).toBe('judge.key_invalid');
  expect(await invite()).toEqual([204]);
  expect(await join(await mailedKey(), user)).toEqual({ role: 'JUDGE', pending: false });
});

it('takes nothing from whoever is staff, and makes a judge staff', async () => {
  const staff = await aMember(api.db, competition, 'STAFF');
  const judge = await aMember(api.db, competition, 'JUDGE');
  await invite();
  expect(await join(await mailedKey(), staff)).toEqual({ role: 'STAFF', pending: false });
  await invite({ role: 'STAFF' });
  expect(await join(await mailedKey(), competition.master)).toEqual({ role: 'MASTER', pending: false });
  await invite({ role: 'STAFF' });
  const key = await mailedKey();
  expect(await join(key, judge)).toEqual({ role: 'STAFF', pending: false });
  // A person who already has a role still uses it up.
  expect(await isValid(key, await aUser(api.db))).toBe(false);
});

it('lets nobody lose the right to judge by an invitation to staff', async () => {
  const both = await aMember(api.db, competition, 'STAFF_JUDGE');
  await invite({ role: 'STAFF' });
  const key = await mailedKey();
  expect(await join(key, both)).toEqual({ role: 'STAFF_JUDGE', pending: false });
  expect(await isValid(key, await aUser(api.db))).toBe(false);
});

it('is for people without a role here, and staff roles are the master’s to give', async () => {
  const staff = await aMember(api.db, competition, 'STAFF');
  expect(await invite({ role: 'STAFF' }, staff)).toEqual([403, 'forbidden']);
  expect(await invite({ role: 'STAFF' })).toEqual([204]);
  // Nor may an open invitation to staff be downgraded or withdrawn.
  expect(await invite({}, staff)).toEqual([403, 'forbidden']);
  expect((await call('DELETE', `/invitations/${await uuid()}`, staff)).statusCode).toBe(403);
  email = staff.email.toUpperCase();
  expect(await invite()).toEqual([409, 'judge.has_role']);
});

it('stays once it was accepted', async () => {
  await invite();
  await join(await mailedKey(), await aUser(api.db));
  const reply = await call('DELETE', `/invitations/${await uuid()}`, competition.master);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'invitation.accepted']);
});

it('leaves only for organisers whose own address is confirmed, and not again and again to the same', async () => {
  await api.db.kysely
    .updateTable('account')
    .set({ emailConfirmedAt: null })
    .where('id', '=', competition.master.account)
    .execute();
  expect(await invite()).toEqual([403, 'forbidden']);
  await api.db.kysely
    .updateTable('account')
    .set({ emailConfirmedAt: new Date() })
    .where('id', '=', competition.master.account)
    .execute();
  const answers: unknown[] = [];
  for (let n = 0; n < 6; n += 1) answers.push((await invite())[0]);
  expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
});
