import { randomUUID } from 'node:crypto';
import type { Entry } from '@topout/contract';
import type { Updateable } from 'kysely';
import { exchangeCode, issueCode } from '../auth/mailed/auth-codes.ts';
import { aCompetition, aMember, anEntry } from '../../following/competitions/testing.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { aGuest, aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
const year = new Date().getUTCFullYear();

const childOf = ({ profile }: TestUser) =>
  aProfile(api.db, { parentId: profile, firstName: 'Kit', lastName: 'Climber', yearOfBirth: year - 9 });
const boardVersion = async (competition: string, category: string) =>
  await api.db.kysely
    .selectFrom('categoryBoard')
    .select(['version', 'resetVersion'])
    .where('competitionId', '=', competition)
    .where('categoryId', '=', category)
    .executeTakeFirstOrThrow();

it('shows the own profile as the owner sees it', async () => {
  const ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Lovelace', yearOfBirth: 1990 });
  const reply = await api.call('GET', '/profiles/me', { as: ada });
  expect(reply.json()).toEqual({
    uuid: ada.profile,
    firstName: 'Ada',
    lastName: 'Lovelace',
    name: 'Ada Lovelace',
    yearOfBirth: 1990,
    gender: 'OTHER',
    picture: null,
    pictureSource: null,
    pictureUrl: null,
    fullNamePublic: false,
    email: ada.email,
    emailConfirmed: true,
    parent: null,
    creationTime: expect.any(String),
  });
});

it('changes what is sent and nothing else', async () => {
  const ada = await aUser(api.db, { lastName: 'Byron' });
  const reply = await api.call('PATCH', '/profiles/me', { as: ada, body: { lastName: 'Lovelace' } });
  expect(reply.json()).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', gender: 'OTHER' });
});

it.each([' ', '\u200b', '\u3164\u2800'])('refuses %j for a name: nobody could see it', async (lastName) => {
  const ada = await aUser(api.db, { lastName: 'Byron' });
  const reply = await api.call('PATCH', '/profiles/me', { as: ada, body: { lastName } });
  expect([reply.statusCode, Object.keys(reply.json().detail.fields)]).toEqual([400, ['lastName']]);
});

it("lists and adds children, who are their parent's to change", async () => {
  const parent = await aUser(api.db);
  const body = { firstName: 'Kit', lastName: 'Climber', yearOfBirth: year - 9, gender: 'OTHER' };
  const added = await api.call('POST', '/profiles/me/children', { as: parent, body });
  expect([added.statusCode, added.json().parent]).toEqual([201, parent.profile]);
  const { uuid } = added.json();
  const changed = await api.call('PATCH', `/profiles/${uuid}`, { as: parent, body: { firstName: 'Kat' } });
  expect(changed.json()).toMatchObject({ uuid, firstName: 'Kat' });
  const list = await api.call('GET', '/profiles/me/children', { as: parent });
  expect(list.json()).toEqual([changed.json()]);
});

it('adds a child once, however often it is sent under its own id', async () => {
  const [parent, stranger] = [await aUser(api.db), await aUser(api.db)];
  const uuid = randomUUID();
  const kit = { uuid, firstName: 'Kit', lastName: 'Climber', yearOfBirth: year - 9, gender: 'OTHER' };
  const add = (as: typeof parent, body: object) => api.call('POST', '/profiles/me/children', { as, body });
  // Both at once, as when the first is still under way.
  const both = await Promise.all([add(parent, kit), add(parent, kit)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(both.map((reply): unknown => reply.json().uuid)).toEqual([uuid, uuid]);
  expect((await add(parent, { ...kit, firstName: 'Kat' })).json()).toMatchObject({
    uuid,
    firstName: 'Kat',
  });
  const list = async (): Promise<unknown> =>
    (await api.call('GET', '/profiles/me/children', { as: parent })).json();
  expect(await list()).toHaveLength(1);

  const taken = [await add(stranger, kit), await add(stranger, { ...kit, uuid: parent.profile })];
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect(await list()).toMatchObject([{ firstName: 'Kat' }]);
});

describe('who may', () => {
  it.each([
    ['GET', 'guest', 401],
    ['GET', 'stranger', 403],
    ['GET', 'parent', 200],
    ['GET', 'judge', 403],
    ['GET', 'STAFF', 403],
    ['PATCH', 'guest', 401],
    ['PATCH', 'stranger', 403],
    ['PATCH', 'judge', 403],
    ['PATCH', 'STAFF', 403],
    ['PATCH', 'MASTER', 403],
    ['PATCH', 'STAFF elsewhere', 403],
    ['DELETE', 'guest', 401],
    ['DELETE', 'stranger', 403],
    ['DELETE', 'MASTER', 403],
    ['DELETE', 'parent', 204],
  ] as const)('%s the profile of a child that is entered, as %s: %d', async (method, who, status) => {
    const parent = await aUser(api.db);
    const child = await childOf(parent);
    const [here, elsewhere] = [await aCompetition(api.db), await aCompetition(api.db)];
    await anEntry(api.db, here, { profileId: child });
    const callers = {
      guest: () => aGuest(api.db),
      stranger: () => aUser(api.db),
      parent: async () => parent,
      judge: () => aMember(api.db, here, 'JUDGE'),
      STAFF: () => aMember(api.db, here, 'STAFF'),
      MASTER: async () => here.master,
      'STAFF elsewhere': () => aMember(api.db, elsewhere, 'STAFF'),
    };
    const reply = await api.call(method, `/profiles/${child}`, {
      as: await callers[who](),
      ...(method === 'PATCH' && { body: { firstName: 'Kat' } }),
    });
    expect(reply.statusCode).toBe(status);
  });

  it('knows no profile that is not there', async () => {
    const reply = await api.call('GET', `/profiles/${newId()}`, { as: await aUser(api.db) });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });
});

it('raises the boards that show a name that changes', async () => {
  const competition = await aCompetition(api.db);
  const ada = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: ada.profile });
  const [category] = competition.categories;
  const { version } = await boardVersion(competition.id, category);
  await api.call('PATCH', '/profiles/me', { as: ada, body: { firstName: 'Adah' } });
  expect(await boardVersion(competition.id, category)).toEqual({
    version: version + 1,
    resetVersion: version + 1,
  });
});

it.each([
  ['a year to come', year + 1, 'Must not be in the future'],
  ['a year too long ago', year - 121, `Must be at least ${year - 120}`],
  ['a child with an account', year - 9, expect.stringContaining('You must be over 10 to register yourself')],
])('refuses %s on the field', async (_name, yearOfBirth, message) => {
  const reply = await api.call('PATCH', '/profiles/me', { as: await aUser(api.db), body: { yearOfBirth } });
  expect([reply.statusCode, reply.json().detail.fields]).toEqual([400, { yearOfBirth: [message] }]);
});

describe('deletion', () => {
  const profileOf = (id: string) =>
    api.db.kysely.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirst();

  it('leaves nothing of a child that never climbed', async () => {
    const parent = await aUser(api.db);
    const child = await childOf(parent);
    const competition = await aCompetition(api.db);
    const entry = await anEntry(api.db, competition, { profileId: child });
    expect((await api.call('DELETE', `/profiles/${child}`, { as: parent })).statusCode).toBe(204);
    expect(await profileOf(child)).toBeUndefined();
    const entries = await api.db.kysely.selectFrom('entry').select('id').where('id', '=', entry.id).execute();
    expect(entries).toEqual([]);
  });

  it('leaves the results of those who climbed, under a name that says nothing', async () => {
    const parent = await aUser(api.db);
    const child = await childOf(parent);
    const competition = await aCompetition(api.db);
    await anEntry(api.db, competition, { profileId: child, competitorNumber: '17', attemptsCount: 3 });
    expect((await api.call('DELETE', '/profiles/me', { as: parent })).statusCode).toBe(204);
    expect(await profileOf(child)).toMatchObject({
      firstName: 'Competitor',
      lastName: '17',
      parentId: null,
      yearOfBirth: null,
      gender: null,
      pictureId: null,
    });
    expect(await profileOf(parent.profile)).toBeUndefined();
    const { resetVersion } = await boardVersion(competition.id, competition.categories[0]);
    expect(resetVersion).toBeGreaterThan(0);
    expect((await api.call('GET', `/profiles/${child}`, { as: competition.master })).statusCode).toBe(404);
  });

  /** Tables with a row that contains a text. */
  const tablesWith = async (text: string) => {
    const named =
      'select table_name as name from information_schema.tables where table_schema = current_schema()';
    const tables = await api.db.rows<{ name: string }>({ name: 'test.tables', text: named }, []);
    const found = [];
    for (const { name } of tables) {
      const row = `select from "${name}" x where x::text ilike '%' || $1 || '%' limit 1`;
      if ((await api.db.rows({ name: `test.with ${name}`, text: row }, [text])).length > 0) found.push(name);
    }
    return found;
  };

  it.each([true, false])(
    'leaves nowhere what a list said of them, nor a mail (climbed: %s)',
    async (climbed) => {
      const competition = await aCompetition(api.db);
      const { id, master } = competition;
      const mark = `Zyx${newId().slice(-8)}`;
      const ada = await aUser(api.db, { firstName: 'Ada', lastName: mark });
      const table = ['Name,Category,Number,Year,E-mail', `Ada ${mark},Men,A1,1990,${ada.email}`].join('\n');
      const at = `/competitions/${id}/entries`;
      await api.call('POST', `${at}/import`, { as: master, body: { table, dryRun: false } });
      const [listed] = (await api.call('GET', at, { as: master })).json<{ data: Entry[] }>().data;
      await api.call('POST', at, { as: ada, body: { category: competition.categories[0] } });
      const name = { firstName: `Adda ${mark}` };
      await api.call('PATCH', `${at}/${listed?.uuid}`, { as: master, body: name });
      await api.call('PATCH', `${at}/${listed?.uuid}`, { as: master, body: { firstName: 'A.' } });
      if (climbed) {
        const [route] = competition.routes;
        await send(api, id, master, aCommand({ route, competitor: ada.profile, attempts: [aTop] }));
      }
      await api.call('POST', '/auth/password-reset', { body: { email: ada.email } });
      expect(await tablesWith(mark)).toEqual(expect.arrayContaining(['profile', 'audit', 'registration']));
      expect(await tablesWith(ada.email)).toEqual(
        expect.arrayContaining(['account', 'registration', 'mail']),
      );
      expect((await api.call('DELETE', '/profiles/me', { as: ada })).statusCode).toBe(204);
      expect([...(await tablesWith(mark)), ...(await tablesWith(ada.email))]).toEqual([]);
      const { data } = (await api.call('GET', `/competitions/${id}/history`, { as: master })).json<{
        data: object[];
      }>();
      expect(data.length > 0).toBe(climbed);
    },
  );

  it('leaves alone a person with an account or a child whom somebody made one with them', async () => {
    const competition = await aCompetition(api.db);
    const [ada, bea] = [await aUser(api.db), await aUser(api.db, { firstName: 'Bea' })];
    const child = await childOf(bea);
    const target = await anEntry(api.db, competition, { profileId: ada.profile, attemptsCount: 1 });
    for (const profileId of [bea.profile, child]) {
      const { id } = await anEntry(api.db, competition, { profileId });
      const merge = `/competitions/${competition.id}/entries/${id}/merge`;
      const merged = await api.call('POST', merge, { as: competition.master, body: { target: target.id } });
      expect(merged.statusCode).toBe(200);
    }
    expect((await api.call('DELETE', '/profiles/me', { as: ada })).statusCode).toBe(204);
    expect(await profileOf(bea.profile)).toMatchObject({ firstName: 'Bea', anonymisedAt: null });
    expect(await profileOf(child)).toMatchObject({ anonymisedAt: null });
  });

  it.each<[string, Partial<Updateable<Schema['sessionFamily']>>]>([
    ['is not fresh', { createdAt: new Date(Date.now() - 11 * 60_000) }],
    ['began with a code of another sign-in', { proven: false }],
  ])('of an account is refused where the sign-in %s; a child goes', async (_name, change) => {
    const parent = await aUser(api.db);
    const child = await childOf(parent);
    await api.db.kysely.updateTable('sessionFamily').set(change).where('id', '=', parent.family).execute();
    const reply = await api.call('DELETE', '/profiles/me', { as: parent });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'session.not_fresh']);
    expect((await api.call('DELETE', `/profiles/${parent.profile}`, { as: parent })).statusCode).toBe(403);
    expect((await api.call('DELETE', `/profiles/${child}`, { as: parent })).statusCode).toBe(204);
  });

  it('does not take a code that the session itself asked for as a proof', async () => {
    const { account, family } = await aUser(api.db);
    const code = { account, redirectUri: '/x' };
    const provenOf = async (madeBy: string | null) => {
      const spent = {
        code: await issueCode(api.db, { ...code, madeBy }),
        redirectUri: '/x',
        userAgent: madeBy ?? 'mail',
      };
      await exchangeCode(api.db, api.app.sessions, spent);
      const begun = api.db.kysely.selectFrom('sessionFamily').select('proven');
      return (
        await begun
          .where('userAgent', '=', spent.userAgent)
          .where('accountId', '=', account)
          .executeTakeFirstOrThrow()
      ).proven;
    };
    expect([await provenOf(family), await provenOf(null)]).toEqual([false, true]);
  });

  it('ends every session at once and frees the e-mail', async () => {
    const ada = await aUser(api.db);
    await api.call('GET', '/profiles/me', { as: ada });
    expect((await api.call('DELETE', '/profiles/me', { as: ada })).statusCode).toBe(204);
    expect((await api.call('GET', '/profiles/me', { as: ada })).statusCode).toBe(401);
    const check = await api.call('POST', '/auth/check-email', { body: { email: ada.email } });
    expect(check.json()).toEqual({ exists: false });
  });

  it('is refused to the organiser of a competition that is ahead, and forgets one whose are over', async () => {
    const { id, master } = await aCompetition(api.db);
    const refused = await api.call('DELETE', '/profiles/me', { as: master });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'profile.organises']);
    await api.db.kysely
      .updateTable('competition')
      .set({ startsAt: new Date(0), endsAt: new Date(1) })
      .where('id', '=', id)
      .execute();
    expect((await api.call('DELETE', '/profiles/me', { as: master })).statusCode).toBe(204);
    expect(await profileOf(master.profile)).toMatchObject({ firstName: 'Former', lastName: 'organiser' });
  });
});
