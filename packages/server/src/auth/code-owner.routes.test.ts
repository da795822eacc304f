import { aUser, testApi, type TestUser } from '../testing.ts';
import { exchangeCode, issueCode } from './auth-codes.ts';
import { endFamily } from './end-credentials.ts';

const api = testApi();
const redirectUri = 'https://topout.example/x';
let ada: TestUser;
let bea: TestUser;
beforeEach(async () => {
  ada = await aUser(api.db, { first_name: 'Ada', last_name: 'Ascent' });
  bea = await aUser(api.db, { first_name: 'Bea', last_name: 'Boulder' });
});

const codeOf = ({ account, family }: TestUser) => issueCode(api.db, { account, madeBy: family, redirectUri });
const ask = (code: string, as?: TestUser, uri = redirectUri) =>
  api.call('POST', '/auth/code-owner', { as, body: { code, redirect_uri: uri } });
const exchange = (code: string) =>
  exchangeCode(api.db, api.app.sessions, { code, redirectUri, userAgent: '' });

it('says whose a code is, to whoever holds it, and nothing else of them', async () => {
  const code = await codeOf(ada);
  expect((await ask(code, bea)).json()).toEqual({ own: false, name: 'Ada Ascent' });
  expect((await ask(code, ada)).json()).toEqual({ own: true, name: 'Ada Ascent' });
  expect((await ask(code)).json()).toEqual({ own: false, name: 'Ada Ascent' });
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
