import { noSession, readSession, writeSession } from '../session/session.ts';
import { fakeServer, tokenReply } from '../testing/fake-server.ts';
import { exchangeAuthCode, registerAccount, signIn, signOut } from './auth.ts';

const server = fakeServer();
const tokens = { json: tokenReply('a1', 'r1') };

beforeEach(() => writeSession(noSession));

it('signs in with form fields', async () => {
  server.on(() => tokens);
  await signIn('ada@example.org', 'secret');
  expect(Object.fromEntries(new URLSearchParams(server.calls[0]?.body))).toEqual({
    grant_type: 'password',
    username: 'ada@example.org',
    password: 'secret',
    client_id: 'topout-web',
    client_secret: 'label',
  });
  expect(readSession()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
});

it('tells a wrong password by its code', async () => {
  server.on(() => ({ status: 400, json: { error: 'invalid_grant', error_description: 'No.' } }));
  await expect(signIn('ada@example.org', 'wrong')).rejects.toMatchObject({ code: 'invalid_grant' });
});

it('exchanges an authorization code', async () => {
  server.on(() => tokens);
  await exchangeAuthCode('c0de', 'https://example.org/x');
  expect(server.calls[0]?.body).toContain('grant_type=authorization_code&code=c0de&redirect_uri=https');
});

const accepted = { terms: '1', privacy: '1' };

it.each([
  ['a new account', 'new', 201, {}],
  [
    'an account that exists',
    'known',
    400,
    {
      code: 'account.exists',
      detail: { non_field_errors: [{ message: 'This e-mail already exists.', code: 'x' }] },
    },
  ],
])('signs in after registering %s', async (_name, account, status, json) => {
  server.on(({ path }) => (path === 'auth/token' ? tokens : { status, json }));
  expect(await registerAccount('ada@example.org', 'secret', accepted)).toBe(account);
  expect(server.reads()[0]?.headers.authorization).toBe(`Basic ${btoa('topout-web:label')}`);
  expect(readSession()).toMatchObject({ refreshToken: 'r1' });
});

it('does not sign in when the registration is refused otherwise', async () => {
  const json = {
    code: 'request.invalid',
    detail: { non_field_errors: [], fields: { password: ['Too short'] } },
  };
  server.on(({ path }) => (path === 'auth/token' ? { json: tokenReply('guest') } : { status: 400, json }));
  await expect(registerAccount('ada@example.org', 'x', accepted)).rejects.toMatchObject({
    fields: { password: ['Too short'] },
  });
  expect(readSession().refreshToken).toBeNull();
});

it.each([200, 401, 500])('logs out once and for good, also when the server answers %s', async (status) => {
  writeSession({ accessToken: 'a1', refreshToken: 'r1', lastUpdated: Date.now(), profile: 'ada' });
  server.on(() => ({ status, json: {} }));
  sessionStorage.setItem('topout/typed/child/1', '{}');
  await signOut();
  expect(sessionStorage.getItem('topout/typed/child/1')).toBeNull();
  expect(server.calls.map(({ path }) => path)).toEqual(['auth/revoke']);
  expect(readSession()).toBe(noSession);
});
