import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { invitationKey } from '@topout/domain';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi, formOf } from '../../testing.ts';
import { issueCode } from './mailed/auth-codes.ts';
import { hashPassword } from './passwords.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';

/* Every cell of the table in packages/docs/credentials.md. */

const api = testApi();
const password = 'climb every mountain';
const redirectUri = 'http://localhost/results';
let passwordHash = '';
let address = '';
let reader: EventReader | undefined;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  address = await api.listen();
});
afterEach(() => reader?.close());

const form = (url: string, fields: Record<string, string>) =>
  api.call('POST', url, {
    body: formOf({ clientId: 'topout-web', ...fields }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}
const signIn = async (username: string) =>
  (await form('/auth/token', { grantType: 'password', username, password })).json<Tokens>();

const soon = () => new Date(Date.now() + 600_000);

/** A judge, signed in on two devices, with one of each thing that could sign in. */
interface World {
  readonly account: string;
  readonly profile: string;
  readonly competition: TestCompetition;
  readonly own: Tokens;
  readonly other: Tokens;
  readonly otherFamily: string;
  readonly codes: { readonly own: string; readonly other: string; readonly link: string };
  readonly reset: string;
  readonly otherReset: string;
  readonly change: string;
  readonly otherChange: string;
  /** The invitation's key. */
  readonly invitation: string;
}

async function aWorld(): Promise<World> {
  const { kysely } = api.db;
  const [account, profile] = [newId(), newId()];
  const email = `${account}@example.org`;
  await kysely.insertInto('profile').values({ id: profile, firstName: 'Ada' }).execute();
  await kysely
    .insertInto('account')
    .values({ id: account, profileId: profile, email, passwordHash })
    .execute();
  const competition = await aCompetition(api.db);
  await kysely
    .insertInto('competitionRole')
    .values({ competitionId: competition.id, profileId: profile, role: 'JUDGE' })
    .execute();
  const [own, other] = [await signIn(email), await signIn(email)];
  const families = [];
  for (const { accessToken } of [own, other])
    families.push((await api.app.sessions.find(accessToken))?.family ?? '');
  const [ownFamily = '', otherFamily = ''] = families;
  const aCode = (madeBy: string | null) => issueCode(api.db, { account, madeBy, redirectUri });
  return {
    account,
    profile,
    competition,
    own,
    other,
    otherFamily,
    codes: { own: await aCode(ownFamily), other: await aCode(otherFamily), link: await aCode(null) },
    reset: await aReset(account),
    otherReset: await aReset(account),
    change: await aChange(account, ownFamily),
    otherChange: await aChange(account, otherFamily),
    invitation: await anInvitation(competition),
  };
}

async function anInvitation({ id }: TestCompetition): Promise<string> {
  const key = invitationKey(newSecret());
  const row = { email: `${newId()}@example.org`, role: 'JUDGE', keyHash: secretHash(key) } as const;
  await api.db.kysely
    .insertInto('staffInvitation')
    .values({ ...row, competitionId: id, id: newId(), sentAt: new Date() })
    .execute();
  return key;
}

async function aReset(accountId: string): Promise<string> {
  const token = newSecret();
  const row = { hash: secretHash(token), accountId, expiresAt: soon() };
  await api.db.kysely.insertInto('passwordReset').values(row).execute();
  return token;
}

async function aChange(accountId: string, askedBy: string): Promise<string> {
  const token = newSecret();
  const row = {
    hash: secretHash(token),
    accountId,
    askedBy,
    email: `${newId()}@example.org`,
    expiresAt: soon(),
  };
  await api.db.kysely.insertInto('emailChange').values(row).execute();
  return token;
}

const as = ({ accessToken }: Tokens) => ({ as: { token: accessToken } });

const events: Record<string, (world: World) => Promise<{ statusCode: number }>> = {
  'password reset': ({ reset }) =>
    api.call('POST', '/auth/password-reset/confirm', { body: { token: reset, password: 'another one' } }),
  'new password': ({ own }) =>
    api.call('POST', '/auth/password', {
      ...as(own),
      body: { currentPassword: password, password: 'another one' },
    }),
  'new e-mail': ({ change }) => api.call('POST', '/auth/email/confirm', { body: { token: change } }),
  'sign out': ({ own }) => form('/auth/revoke', { token: own.refreshToken }),
  'end another session': ({ own, otherFamily }) =>
    api.call('DELETE', `/auth/sessions/${otherFamily}`, as(own)),
  'sign out everywhere else': ({ own }) => api.call('DELETE', '/auth/sessions', as(own)),
  'account deleted': ({ own }) => api.call('DELETE', '/profiles/me', as(own)),
  'judging key renewed': ({ competition }) =>
    api.call('POST', `/competitions/${competition.id}/judging-key`, { as: competition.master }),
  'sign-up disowned': async ({ account }) => {
    const code = await issueCode(api.db, { account, madeBy: null, redirectUri });
    const grant = { grantType: 'authorization_code', code, redirectUri };
    return form('/auth/token', { ...grant, disown: 'true' });
  },
};

const reachesProfile = async (tokens: Tokens) =>
  (await api.call('GET', '/profiles/me', as(tokens))).statusCode === 200;
const refreshes = async ({ refreshToken }: Tokens) =>
  (await form('/auth/token', { grantType: 'refresh_token', refreshToken })).statusCode === 200;
const exchanges = async (code: string) =>
  (await form('/auth/token', { grantType: 'authorization_code', code, redirectUri })).statusCode === 200;

/** Whether a stream opened before the event still receives news. */
async function hears({ competition: { id, routes } }: World): Promise<boolean> {
  let ended = false;
  void reader?.ended.then(() => (ended = true));
  for (;;) {
    api.app.presence.changed(id, [routes[0]], true);
    await wait(10);
    if (ended) return false;
    if ((reader?.count('changed') ?? 0) > 0) return true;
  }
}

/** In an order in which no check disturbs the next. */
const looks: Record<string, (world: World) => Promise<boolean>> = {
  password: async ({ account }) => {
    const now = await api.db.kysely
      .selectFrom('account')
      .select('email')
      .where('id', '=', account)
      .executeTakeFirst();
    return now !== undefined && (await signIn(now.email)).accessToken !== undefined;
  },
  "other device's open stream": hears,
  'own session': ({ own }) => reachesProfile(own),
  "other device's session": ({ other }) => reachesProfile(other),
  'judging key of before': async ({ competition: { id, key } }) =>
    (await api.call('POST', `/competitions/${id}/judge/validate-key`, { body: { key } })).statusCode === 200,
  'open invitation to judge': async ({ competition: { id }, invitation: key }) =>
    (await api.call('POST', `/competitions/${id}/judge/validate-key`, { body: { key } })).statusCode === 200,
  'role as judge': async ({ competition, profile }) =>
    (await api.db.kysely
      .selectFrom('competitionRole')
      .select('role')
      .where('competitionId', '=', competition.id)
      .where('profileId', '=', profile)
      .where('revokedAt', 'is', null)
      .executeTakeFirst()) !== undefined,
  'one-time code of the own session': ({ codes }) => exchanges(codes.own),
  'one-time code of the other device': ({ codes }) => exchanges(codes.other),
  'sign-in link in a mail': ({ codes }) => exchanges(codes.link),
  'own refresh token': ({ own }) => refreshes(own),
  "other device's refresh token": ({ other }) => refreshes(other),
};

/** Checks whose success would end the others: each in its own world. */
const lastLooks: Record<string, (world: World) => Promise<boolean>> = {
  'another reset mail': async ({ otherReset: token }) =>
    (await api.call('POST', '/auth/password-reset/confirm', { body: { token, password: 'yet another' } }))
      .statusCode === 204,
  'another pending e-mail change': async ({ otherChange: token }) =>
    (await api.call('POST', '/auth/email/confirm', { body: { token } })).statusCode === 200,
};

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/credentials.md'), 'utf8');
const [heads = [], , ...rows] = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const columnOf = (event: string) =>
  Object.fromEntries(rows.map((row) => [row[0] ?? '', row[heads.indexOf(event)]]));

const answer = (works: boolean) => (works ? 'stays' : 'ends');

async function afterwards(event: string): Promise<World> {
  const world = await aWorld();
  const presence = `${address}/api/competitions/${world.competition.id}/events?topics=presence`;
  reader = await readEvents(presence, world.other.accessToken);
  await reader.next('heartbeat');
  const reply = await events[event]?.(world);
  expect(reply?.statusCode).toBeLessThan(300);
  return world;
}

it('knows all events and credentials of the page', () => {
  expect(heads.slice(1)).toEqual(Object.keys(events));
  expect(rows.map(([what]) => what).sort()).toEqual(
    [...Object.keys(looks), ...Object.keys(lastLooks)].sort(),
  );
});

it.each(Object.keys(events))('%s ends what the page says, and nothing else', async (event) => {
  const world = await afterwards(event);
  const found: Record<string, string> = {};
  for (const [what, look] of Object.entries(looks)) found[what] = answer(await look(world));
  found['another reset mail'] = answer((await lastLooks['another reset mail']?.(world)) ?? false);
  reader?.close();
  const secondWorld = await afterwards(event);
  found['another pending e-mail change'] = answer(
    (await lastLooks['another pending e-mail change']?.(secondWorld)) ?? false,
  );
  expect(found).toEqual(columnOf(event));
});
