import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app.ts';
import { aCompetition } from '../../../following/competitions/testing.ts';
import { loadConfig } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { openTestDatabase } from '../../../platform/db/testing.ts';
import { newId } from '../../../platform/ids.ts';
import { newSecret } from '../../../platform/secrets.ts';
import { aGuest, aProfile, aUser, callApp, testApi } from '../../../testing.ts';

/* People sign in at home; a cell takes their tokens, and gives none. */

const home = testApi();
let cell: FastifyInstance;
let isSilent = false;

beforeAll(async () => {
  const db = await openTestDatabase();
  const silent = new Proxy(home.db, {
    get: (target, name) =>
      name === 'rows' && isSilent
        ? () => Promise.reject(new Error('home is down'))
        : (Reflect.get(target, name) as unknown),
  });
  cell = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }), home: silent });
  await cell.ready();
}, 60_000);
afterAll(async () => {
  await cell.close();
  await cell.db.close();
});

const me = async (as: { readonly token: string }): Promise<number> =>
  (await callApp(cell, 'GET', '/profiles/me/children', { as })).statusCode;

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
  const signedIn = await callApp(cell, 'POST', '/auth/token', { body: form });
  expect(signedIn.statusCode).not.toBe(200);
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
  await home.db.kysely
    .updateTable('sessionFamily')
    .set({ revokedAt: new Date() })
    .where('id', '=', ada.family)
    .execute();
  await home.app.sessions.drop([ada.family]);
  for (let tries = 0; tries < 50 && (await me(ada)) !== 401; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await me(ada)).toBe(401);
});

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

it('goes on with those it knows while home is silent', async () => {
  const [ada, bea] = [await aUser(home.db), await aUser(home.db)];
  expect(await me(ada)).toBe(200);
  isSilent = true;
  // As nodes forget a token after a few seconds.
  await cell.sessions.drop([ada.family]);
  expect(await me(ada)).toBe(200);
  expect(await me(bea)).toBe(401);
});
