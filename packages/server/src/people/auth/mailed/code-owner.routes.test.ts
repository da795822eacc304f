import { newId } from '../../../platform/ids.ts';
import { aUser, testApi, type TestUser, formOf } from '../../../testing.ts';
import { exchangeCode, issueCode } from './auth-codes.ts';
import { endFamily } from '../sessions/end-credentials.ts';

const api = testApi();
const redirectUri = 'https://topout.example/x';
let ada: TestUser;
let bea: TestUser;
beforeEach(async () => {
  ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Ascent' });
  bea = await aUser(api.db, { firstName: 'Bea', lastName: 'Boulder' });
});

const codeOf = ({ account, family }: TestUser) => issueCode(api.db, { account, madeBy: family, redirectUri });
const ask = (code: string, as?: TestUser, uri = redirectUri) =>
  api.call('POST', '/auth/code-owner', { as, body: { code, redirectUri: uri } });
const exchange = (code: string) =>
  exchangeCode(api.db, api.app.sessions, { code, redirectUri, userAgent: '' });

it('says whose a code is, to whoever holds it, and nothing else of them', async () => {
  const code = await codeOf(ada);
  const ofAda = { name: 'Ada Ascent', unproven: false };
  expect((await ask(code, bea)).json()).toEqual({ own: false, ...ofAda });
  expect((await ask(code, ada)).json()).toEqual({ own: true, ...ofAda });
  expect((await ask(code)).json()).toEqual({ own: false, ...ofAda });
});

describe('of an account that somebody made with an address', () => {
  const password = 'a long enough word';
  let email: string;
  let account: string;
  let intruder: string;
  let cookie: string;
  const form = (fields: Record<string, string>) =>
    api.call('POST', '/auth/token', {
      body: formOf({ clientId: 'topout-web', ...fields }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const signIn = () => form({ grantType: 'password', username: email, password });
  const mailed = () => issueCode(api.db, { account, madeBy: null, redirectUri });
  const unproven = async (code: string, headers: Record<string, string> = {}) => {
    const body = { code, redirectUri };
    const reply = await api.call('POST', '/auth/code-owner', { headers, body });
    return reply.json<{ unproven: boolean }>().unproven;
  };
  const open = (code: string, more: Record<string, string> = {}) =>
    form({ grantType: 'authorization_code', code, redirectUri, ...more });

  beforeEach(async () => {
    email = `${newId()}@example.org`;
    const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
    await api.call('POST', '/auth/register', { headers: client, body: { email, password } });
    const reply = await signIn();
    intruder = reply.json<{ accessToken: string }>().accessToken;
    cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    const found = await api.db.kysely.selectFrom('account').select('id').where('email', '=', email).execute();
    account = found[0]?.id ?? '';
  });

  it('says that nobody has proven the address, but not in the browser that made it', async () => {
    expect(await unproven(await mailed())).toBe(true);
    expect(await unproven(await mailed(), { cookie })).toBe(false);
    await open(await mailed());
    expect(await unproven(await mailed())).toBe(false);
  });

  it('takes it from them when the owner says that it was somebody else', async () => {
    const reply = await open(await mailed(), { disown: 'true' });
    const owner = reply.json<{ accessToken: string }>().accessToken;
    const me = (token: string) => api.call('GET', '/profiles/me', { as: { token } });
    expect([(await me(owner)).statusCode, (await me(intruder)).statusCode]).toEqual([200, 401]);
    expect((await signIn()).statusCode).toBe(400);
  });

  it('leaves it as it is when it was they, and where a code came by no mail', async () => {
    await open(await mailed());
    expect((await signIn()).statusCode).toBe(200);
    const { family } = (await api.app.sessions.find(intruder)) ?? {};
    const code = await issueCode(api.db, { account, madeBy: family ?? null, redirectUri });
    expect((await open(code, { disown: 'true' })).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });
});

it('leaves the code of use, however often it is asked', async () => {
  const code = await codeOf(ada);
  for (let times = 0; times < 3; times += 1) await ask(code, bea);
  expect((await exchange(code)).account).toBe(ada.account);
});

it.each<[string, (code: string) => Promise<unknown> | undefined, string]>([
  ['was spent', (code) => exchange(code), redirectUri],
  ['was made in a session that has ended', () => endFamily(api.db, ada.family), redirectUri],
  ['was made for another address', () => undefined, 'https://topout.example/y'],
])('says nothing of a code that %s', async (_name, before, uri) => {
  const code = await codeOf(ada);
  await before(code);
  const reply = await ask(code, bea, uri);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'code.invalid']);
});
