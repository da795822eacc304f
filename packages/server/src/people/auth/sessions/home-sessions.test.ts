import { buildApp } from '../../../app.ts';
import { aCompetition } from '../../../following/competitions/testing.ts';
import { forgetEverything } from '../../../platform/cache/cache.ts';
import { loadConfig } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { openHome } from '../../../platform/db/home-database.ts';
import { newId } from '../../../platform/ids.ts';
import { newSecret, secretHash } from '../../../platform/secrets.ts';
import { aGuest, aProfile, aUser, callApp, testApi } from '../../../testing.ts';
import { endFamily } from './end-credentials.ts';

/* People sign in at home; a cell takes their tokens, and gives none. */

const home = testApi();
/** What home does with a question instead of answering it. */
let instead: ((...asked: Parameters<Database['rows']>) => Promise<unknown> | null) | null = null;
const silence = () => Promise.reject(new Error('home is down'));

const moody = () =>
  new Proxy(home.db, {
    get: (target, name) =>
      name === 'rows'
        ? (...asked: Parameters<Database['rows']>) => instead?.(...asked) ?? target.rows(...asked)
        : (Reflect.get(target, name) as unknown),
  });
const cell = testApi({}, moody);

afterEach(() => {
  instead = null;
});

/** @param from another network than that of the tests */
const me = async (as: { readonly token: string }, from?: string): Promise<number> => {
  const headers = from === undefined ? {} : { 'x-forwarded-for': from };
  return (await cell.call('GET', '/profiles/me/children', { as, headers })).statusCode;
};

const personIn = (db: Database, id: string) =>
  db.kysely
    .selectFrom('profile')
    .leftJoin('account', 'account.profileId', 'profile.id')
    .select(['firstName', 'email', 'passwordHash'])
    .where('profile.id', '=', id)
    .executeTakeFirst();

it('knows who signed in at home, with their children, and no password', async () => {
  const ada = await aUser(home.db, { firstName: 'Ada' });
  const child = await aProfile(home.db, { firstName: 'Bea', parentId: ada.profile });
  expect(await me(ada)).toBe(200);
  expect(await personIn(cell.db, ada.profile)).toEqual({
    firstName: 'Ada',
    email: ada.email,
    passwordHash: 'elsewhere',
  });
  expect((await personIn(cell.db, child))?.firstName).toBe('Bea');
  const form = { username: ada.email, password: 'elsewhere', grantType: 'password' };
  const signedIn = await cell.call('POST', '/auth/token', { body: form });
  expect(signedIn.statusCode).not.toBe(200);
});

it('knows people whose sign-ins have a column more here than at home', async () => {
  const text = "alter table session_family add column later text not null default 'x'";
  await cell.db.rows({ name: 'test.later', text }, []);
  expect(await me(await aUser(home.db))).toBe(200);
});

it('takes what it cannot keep for silence', async () => {
  instead = () => Promise.resolve([{ said: '{"people":[{}]}' }]);
  expect(await me({ token: newSecret() })).toBe(503);
});

it('gives a stranger nothing', async () => {
  expect(await me({ token: newSecret() })).toBe(401);
  expect(await me(await aGuest(home.db))).toBe(await guestAtHome());
});

const guestAtHome = async (): Promise<number> =>
  (await home.call('GET', '/profiles/me/children', { as: await aGuest(home.db) })).statusCode;

it('ends a sign-in at once when it ends at home', async () => {
  const ada = await aUser(home.db);
  expect(await me(ada)).toBe(200);
  await revoke(ada.family);
  await home.app.sessions.drop([ada.family]);
  for (let tries = 0; tries < 50 && (await me(ada)) !== 401; tries += 1) await moment();
  expect(await me(ada)).toBe(401);
});

it('ends a sign-in on every node of a cell when one of them ends it', async () => {
  const config = loadConfig({ TOPOUT_DEMO: '0' });
  const other = await buildApp({ db: cell.db, config, home: home.db });
  const ada = await aUser(home.db);
  const there = async () => (await callApp(other, 'GET', '/profiles/me/children', { as: ada })).statusCode;
  expect(await there()).toBe(200);
  await endFamily(cell.db, ada.family);
  await cell.app.sessions.drop([ada.family]);
  for (let tries = 0; tries < 50 && (await there()) !== 401; tries += 1) await moment();
  expect(await there()).toBe(401);
  await other.close();
});

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

const revoke = (family: string) => endFamily(home.db, family);

async function isRevokedHere(family: string): Promise<boolean> {
  const { revokedAt } = await cell.db.kysely
    .selectFrom('sessionFamily')
    .select('revokedAt')
    .where('id', '=', family)
    .executeTakeFirstOrThrow();
  return revokedAt !== null;
}

it('lets somebody have an address that somebody else had before', async () => {
  const [ada, bea] = [await aUser(home.db), await aUser(home.db)];
  expect(await me(ada)).toBe(200);
  const rename = (account: string, email: string) =>
    home.db.kysely.updateTable('account').set({ email }).where('id', '=', account).execute();
  await rename(ada.account, `${newId()}@example.org`);
  await rename(bea.account, ada.email);
  expect(await me(bea)).toBe(200);
  expect((await personIn(cell.db, bea.profile))?.email).toBe(ada.email);
});

it('takes a ticket of another cell’s competition for a guest', async () => {
  const competition = await aCompetition(home.db);
  const { token, family } = await aUser(home.db);
  const tablet = newId();
  await home.db.kysely
    .insertInto('deskTablet')
    .values({ competitionId: competition.id, id: tablet, name: 'Desk', secretHash: Buffer.from(tablet) })
    .execute();
  const climber = await aProfile(home.db);
  await home.db.kysely
    .insertInto('registration')
    .values({ competitionId: competition.id, profileId: climber })
    .execute();
  await home.db.kysely
    .updateTable('sessionFamily')
    .set({
      accountId: null,
      tabletCompetitionId: competition.id,
      tabletId: tablet,
      tabletProfileId: climber,
    })
    .where('id', '=', family)
    .execute();
  expect(await me({ token })).toBe(await guestAtHome());
});

it('has nobody who signs in wait for long behind made-up tokens', async () => {
  const ada = await aUser(home.db);
  expect(await me(ada)).toBe(200);
  await cell.app.sessions.drop([ada.family]);
  const honest = [secretHash(ada.token)];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  instead = (_statement, [hash]) => {
    if (honest.some((known) => known.equals(hash as Buffer))) return null;
    asked += 1;
    return answered.then(() => []);
  };
  const flood = Array.from({ length: 300 }, () => me({ token: newSecret() }));
  expect(await me(ada)).toBe(200);
  expect(asked).toBe(1);
  const bea = await aUser(home.db);
  honest.push(secretHash(bea.token));
  expect(await me(bea, '192.0.2.7')).toBe(200);
  answer();
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 503]));
}, 30_000);

it('asks home no more for a network that has made up hundreds of tokens', async () => {
  forgetEverything();
  const from = '198.51.100.4';
  const ada = await aUser(home.db);
  const flood = async () => {
    const some = Array.from({ length: 20 }, () => me({ token: newSecret() }, from));
    return new Set(await Promise.all(some));
  };
  for (let sent = 0; sent < 300; sent += 20) expect(await flood()).toEqual(new Set([401]));
  while (!(await flood()).has(429));
  expect([await me(ada, from), await me(ada), await me(ada, from)]).toEqual([429, 200, 200]);
}, 30_000);

it('asks home once for a token of nobody', async () => {
  const token = newSecret();
  let asked = 0;
  instead = () => {
    asked += 1;
    return null;
  };
  for (const _ of [1, 2, 3]) expect(await me({ token })).toBe(401);
  expect(asked).toBe(1);
});

it('goes on with those it knows while home is silent, and opens nothing that has ended', async () => {
  const [ada, asked, told] = [await aUser(home.db), await aUser(home.db), await aUser(home.db)];
  expect([await me(ada), await me(asked), await me(told)]).toEqual([200, 200, 200]);
  await revoke(asked.family);
  // As nodes forget a token after a few seconds.
  await cell.app.sessions.drop([asked.family]);
  expect(await me(asked)).toBe(401);
  await revoke(told.family);
  await home.app.sessions.drop([told.family]);
  for (let tries = 0; tries < 50 && !(await isRevokedHere(told.family)); tries += 1) await moment();

  instead = silence;
  forgetEverything();
  expect([await me(ada), await me(asked), await me(told)]).toEqual([200, 401, 401]);
  const unknown = await cell.call('GET', '/profiles/me/children', { as: await aUser(home.db) });
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
});

it('starts while home is down, says so, and hears of people and of ends once it is there', async () => {
  let isUp = false;
  const open = () => (isUp ? Promise.resolve(home.db) : Promise.reject(new Error('home is down')));
  const late = await openHome(open, () => undefined);
  const node = await buildApp({ db: cell.db, config: loadConfig({ TOPOUT_DEMO: '0' }), home: late });
  const readiness = async () => (await node.inject('/readyz')).json<{ home: string }>();
  expect(await readiness()).toEqual({ status: 'ready', home: 'silent' });
  expect((await callApp(node, 'GET', '/competitions')).statusCode).toBe(200);

  isUp = true;
  while ((await readiness()).home === 'silent') await moment();
  const ada = await aUser(home.db);
  const there = async () => (await callApp(node, 'GET', '/profiles/me/children', { as: ada })).statusCode;
  expect(await there()).toBe(200);
  await revoke(ada.family);
  await home.app.sessions.drop([ada.family]);
  for (let tries = 0; tries < 50 && (await there()) !== 401; tries += 1) await moment();
  expect(await there()).toBe(401);
  await node.close();
}, 30_000);
