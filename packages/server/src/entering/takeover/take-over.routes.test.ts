import type { AuditRecord, Entry, EntryDetail, Queue } from '@topout/contract';
import { issueCode } from '../../people/auth/mailed/auth-codes.ts';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aUser, testApi, type TestUser, formOf } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Lovelace' });
});

const here = (path: string) => `/competitions/${competition.id}${path}`;
const asMaster = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.call(method, here(path), { as: competition.master, body });

async function list(...lines: string[]): Promise<Entry> {
  const body = { table: ['Name,Category,Number,Year,E-mail', ...lines].join('\n'), dryRun: false };
  const reply = await asMaster('POST', '/entries/import', body);
  expect(reply.statusCode).toBe(200);
  const found = (await entries()).at(-1);
  if (!found) throw new Error('Nobody was imported');
  return found;
}

const entries = async () => (await asMaster('GET', '/entries')).json<{ data: Entry[] }>().data;
const people = async () =>
  (await entries()).map(({ user, competitorNumber }) => [user.uuid, user.name, competitorNumber]);
const climb = ({ user }: Entry, base: number | null = null) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: user.uuid, attempts: [aTop], base }),
  );
const own = async (as: TestUser) => (await api.call('GET', here('/entries/me'), { as })).json<EntryDetail>();
const enter = async (as: TestUser, body: object = {}) => {
  const reply = await api.call('POST', here('/entries'), {
    as,
    body: { category: competition.categories[0], ...body },
  });
  expect(reply.statusCode).toBe(201);
  return reply.json<Entry>();
};
const differences = async () => (await verifyCompetition(api.app, competition.id)).differences;

/** Signs in by a code mailed to the address. */
async function signInByMail({ account }: TestUser): Promise<void> {
  const code = await issueCode(api.db, { account, madeBy: null, redirectUri: '/' });
  const form = { grantType: 'authorization_code', code, redirectUri: '/', clientId: 'topout-web' };
  const reply = await api.call('POST', '/auth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: formOf(form),
  });
  expect(reply.statusCode).toBe(200);
}

const ways: Record<string, (who: TestUser) => Promise<unknown>> = {
  'they enter': enter,
  'they sign in by mail': signInByMail,
  'they say who they are': (as) =>
    api.call('PATCH', '/profiles/me', { as, body: { firstName: 'Ada', lastName: 'Lovelace' } }),
};

it.each(Object.keys(ways))(
  'gives a listed climber the entry, with number and attempts, once %s',
  async (way) => {
    const listed = await list(`A. Lovelace,Men,A1,1990,${ada.email.toUpperCase()}`);
    await climb(listed);
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[1], competitor: listed.user.uuid, kind: 'queue.add' }),
    );
    await ways[way]?.(ada);

    expect(await people()).toEqual([[ada.profile, 'Ada Lovelace', 'A1']]);
    expect(await own(ada)).toMatchObject({
      uuid: listed.uuid,
      category: { name: 'Men' },
      attempts: [{ success: true }],
    });
    const queue = await asMaster('GET', `/route-queues/${competition.routes[1]}`);
    expect(queue.json<Queue>()).toEqual([ada.profile]);
    // A judge whose phone has the old list.
    expect(outcomes(await climb(listed, 1))).toEqual(['HELD attempt.after_top']);
    expect(await differences()).toEqual([]);
  },
);

it('gives it to a new account as soon as it says who it is', async () => {
  const email = `${newId()}@example.org`;
  await list(`Ada Lovelace,Women,A1,1990,${email}`);
  const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
  const password = 'a long enough word';
  const made = await api.call('POST', '/auth/register', { headers: client, body: { email, password } });
  const { uuid: profile } = made.json<{ uuid: string }>();
  expect((await entries())[0]?.user.uuid).not.toBe(profile);

  const form = { grantType: 'password', username: email, password, clientId: 'topout-web' };
  const signedIn = await api.call('POST', '/auth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: formOf(form),
  });
  const { accessToken: token } = signedIn.json<{ accessToken: string }>();
  const body = { firstName: 'Ada', lastName: 'Lovelace', yearOfBirth: 1990 };
  await api.call('PATCH', '/profiles/me', { as: { token }, body });
  expect(await people()).toEqual([[profile, 'Ada Lovelace', 'A1']]);
});

it('gives a child who was listed under the address of a parent to that child, and never to the parent', async () => {
  await list(`Kim Lovelace,Women,7,2015,${ada.email}`, `Lou Lovelace,Women,8,2017,${ada.email}`);

  const entered = await enter(ada);
  expect(entered.user.uuid).toBe(ada.profile);
  const child = { firstName: 'Kim', lastName: 'Lovelace', yearOfBirth: 2015, gender: 'FEMALE' };
  const added = await api.call('POST', '/profiles/me/children', { as: ada, body: child });
  const { uuid } = added.json<{ uuid: string }>();
  expect(await people()).toEqual([
    [uuid, 'Kim Lovelace', '7'],
    [expect.any(String), 'Lou Lovelace', '8'],
    [ada.profile, 'Ada Lovelace', null],
  ]);
  expect(await differences()).toEqual([]);
});

it('finds a child who was there before the list, also where many are entered at once', async () => {
  const child = { firstName: 'Kim', lastName: 'Lovelace', yearOfBirth: 2015, gender: 'FEMALE' };
  const added = await api.call('POST', '/profiles/me/children', { as: ada, body: child });
  const { uuid } = added.json<{ uuid: string }>();
  await list(`Kim Lovelace,Women,7,2015,${ada.email}`);
  const reply = await api.call('POST', here('/entries/bulk'), {
    as: ada,
    body: { entries: [{ user: uuid, category: competition.categories[0] }] },
  });
  expect(reply.json<{ data: { error: { message: string } }[] }>().data[0]?.error.message).toContain(
    'already exists',
  );
  expect(await people()).toEqual([[uuid, 'Kim Lovelace', '7']]);
});

it('gives the entries of all stages to somebody who is in the final already', async () => {
  const final = await aFinal(api.db, competition);
  const listed = await list(`Ada Lovelace,Women,A1,1990,${ada.email}`);
  await climb(listed);
  await asMaster('POST', `/stages/${competition.stage}/close`);
  await asMaster('POST', `/stages/${competition.stage}/advance`, { quota: 1 });
  await asMaster('POST', `/stages/${final.id}/open`);
  expect((await enter(ada)).user.uuid).toBe(ada.profile);
  expect(await own(ada)).toMatchObject({ category: { uuid: final.category }, competitorNumber: 'A1' });
  const before = await asMaster('GET', `/entries?stage=${competition.stage}`);
  expect(before.json<{ data: Entry[] }>().data.map(({ user }) => user.uuid)).toEqual([ada.profile]);
  expect(await differences()).toEqual([]);
});

it('shows organisers the address that they listed, and nothing else of somebody who only signed in', async () => {
  await list(`Ada Lovelace,Women,A1,1990,${ada.email}`);
  await signInByMail(ada);
  const [{ user } = {}] = await entries();
  expect(user).toMatchObject({ uuid: ada.profile, email: ada.email });
  expect(user).not.toHaveProperty('creation_time');
  const guest = await api.call('GET', here('/entries'));
  expect(guest.body).not.toContain('example.org');
});

it('keeps the place on a waiting list', async () => {
  const women = competition.categories[0];
  await asMaster('POST', '/entries', { category: women, user: competition.master.profile });
  await api.db.kysely.updateTable('category').set({ capacity: 1 }).where('id', '=', women).execute();
  const listed = await list(`Ada Lovelace,Women,,1990,${ada.email}`, 'Bob Later,Women,,1990,');
  expect(listed).toMatchObject({ waitingPosition: 2 });
  expect(await enter(ada)).toMatchObject({ status: 'WAITING', waitingPosition: 1 });
});

it('leaves alone who has another name or year, who would do as well as another, and who came a second time', async () => {
  await list(
    `Bob Lovelace,Women,,1990,${ada.email}`,
    `Ada Lovelace,Women,,2011,${ada.email}`,
    `A. Lovelace,Men,,,${ada.email}`,
    `Ada Maria Lovelace,Men,,1990,${ada.email}`,
  );
  const before = await people();
  const entered = await enter(ada);
  await list(`Ada Lovelace,Men,,1990,${ada.email}`);
  await signInByMail(ada);
  expect(await people()).toEqual(expect.arrayContaining(before));
  expect((await own(ada)).uuid).toBe(entered.uuid);
});

describe('taking it back', () => {
  const record = async () =>
    (await asMaster('GET', '/audit'))
      .json<{ data: AuditRecord[] }>()
      .data.find(({ kind }) => kind === 'entry.taken_over');
  const undo = async () => asMaster('POST', `/history/${(await record())?.id}/restore`);

  it('gives the entry to the listed person again, with what was climbed since, and for good', async () => {
    const listed = await list(`Ada Lovelace,Women,A1,1990,${ada.email}`);
    await climb(listed);
    await enter(ada);
    await climb(await own(ada), 1);
    const history = await asMaster('GET', `/history?competitor=${ada.profile}`);
    expect(history.json<{ data: unknown[] }>().data).toHaveLength(2);
    expect(await record()).toMatchObject({
      user: { uuid: listed.user.uuid },
      target: { uuid: ada.profile },
      restorable: true,
    });
    expect((await undo()).statusCode).toBe(200);
    expect(await record()).toMatchObject({ restorable: false });
    await signInByMail(ada);
    expect(await people()).toEqual([[listed.user.uuid, 'Ada Lovelace', 'A1']]);
    expect((await api.call('GET', here('/entries/me'), { as: ada })).statusCode).toBe(404);
    expect(await differences()).toEqual([]);
    expect((await undo()).json()).toMatchObject({ code: 'record.restored' });
    expect((await enter(ada)).uuid).not.toBe(listed.uuid);
  });

  it('is refused where the entry is gone', async () => {
    const listed = await list(`Ada Lovelace,Women,A1,1990,${ada.email}`);
    await enter(ada);
    await asMaster('DELETE', `/entries/${listed.uuid}`);
    expect((await record())?.restorable).toBe(false);
    expect((await undo()).json()).toMatchObject({ code: 'entry.gone' });
  });
});
