import type { Entry, EntryDetail } from '@topout/contract';
import { aCompetition, type TestCompetition } from '../competitions/testing.ts';
import { newId } from '../ids.ts';
import { aCommand, aTop, send } from '../scoring/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../testing.ts';
import { issueCode } from '../auth/auth-codes.ts';

const api = testApi();
let competition: TestCompetition;
let email: string;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  email = `${newId()}@example.org`;
});

const importPeople = (...lines: string[]) =>
  api.call('POST', `/competitions/${competition.id}/entries/import`, {
    as: competition.master,
    body: { table: ['Name,Category,Number,Year,E-mail', ...lines].join('\n'), dry_run: false },
  });
const entries = async () => {
  const reply = await api.call('GET', `/competitions/${competition.id}/entries`, { as: competition.master });
  return reply.json<{ data: Entry[] }>().data;
};
const climb = async ({ user }: Entry) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: user.uuid, attempts: [aTop] }),
  );
const own = async (as: TestUser) =>
  (await api.call('GET', `/competitions/${competition.id}/entries/me`, { as })).json<EntryDetail>();

it('gives whoever signs up with the address the entry, with name, number and attempts', async () => {
  await importPeople(`Ada Lovelace,Women,A1,1990,${email.toUpperCase()}`);
  const [imported] = await entries();
  if (!imported) throw new Error('Nobody was imported');
  await climb(imported);

  const reply = await api.call('POST', '/auth/register', {
    headers: { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` },
    body: { email, password: 'a long enough word' },
  });
  const { uuid: profile } = reply.json<{ uuid: string }>();
  const [now, ...others] = await entries();
  expect(others).toEqual([]);
  expect(now).toMatchObject({
    user: { uuid: profile, name: 'Ada Lovelace' },
    competitor_number: 'A1',
    attempts_count: 1,
  });
});

it('takes an import over when its person enters, and when they sign in by mail', async () => {
  for (const way of ['enter', 'mail'] as const) {
    competition = await aCompetition(api.db);
    const ada = await aUser(api.db, { first_name: 'Ada', last_name: 'Lovelace' });
    await importPeople(`A. Lovelace,Men,A1,1990,${ada.email}`);
    const [imported] = await entries();
    if (!imported) throw new Error('Nobody was imported');
    await climb(imported);
    expect(imported.user.uuid).not.toBe(ada.profile);

    if (way === 'enter') {
      const reply = await api.call('POST', `/competitions/${competition.id}/entries`, {
        as: ada,
        body: { category: competition.categories[0] },
      });
      expect([reply.statusCode, reply.json<Entry>().category.name]).toEqual([201, 'Men']);
    } else {
      const account = await api.db.kysely
        .selectFrom('account')
        .select('id')
        .where('profile_id', '=', ada.profile)
        .executeTakeFirstOrThrow();
      const code = await issueCode(api.db, { account: account.id, madeBy: null, redirectUri: '/' });
      const form = { grant_type: 'authorization_code', code, redirect_uri: '/', client_id: 'topout-web' };
      const reply = await api.call('POST', '/auth/token', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      expect(reply.statusCode).toBe(200);
    }
    expect(await entries()).toHaveLength(1);
    expect(await own(ada)).toMatchObject({
      user: { uuid: ada.profile, name: 'Ada Lovelace' },
      category: { name: 'Men' },
      competitor_number: 'A1',
      attempts: [{ success: true }],
    });
  }
});

it('leaves alone whom an address does not tell apart, and whoever entered a second time', async () => {
  const parent = await aUser(api.db, { first_name: 'Zoe', last_name: 'Parent' });
  await importPeople(`Kim Parent,Women,,2015,${parent.email}`, `Lou Parent,Women,,2017,${parent.email}`);
  const enter = (user: string) =>
    api.call('POST', `/competitions/${competition.id}/entries`, {
      as: parent,
      body: { user, category: competition.categories[0] },
    });
  expect((await enter(parent.profile)).statusCode).toBe(201);
  expect((await entries()).map(({ user }) => user.first_name)).toEqual(['Kim', 'Lou', 'Zoe']);
  expect((await enter(await aProfile(api.db))).statusCode).toBe(403);
});
