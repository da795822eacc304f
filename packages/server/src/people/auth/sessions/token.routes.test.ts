import { aGuest, testApi, formOf } from '../../../testing.ts';
import { issueCode } from '../mailed/auth-codes.ts';
import { secretHash } from '../../../platform/secrets.ts';

const api = testApi();

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const client = basic('topout-web', 'public');
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.call('POST', url, {
    body: formOf(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const token = (fields: Record<string, string>, headers?: Record<string, string>) =>
  form('/auth/token', fields, headers);

let count = 0;
const password = 'climb every mountain';
async function anAccount() {
  const email = `person${(count += 1)}@example.org`;
  const reply = await api.call('POST', '/auth/register', { body: { email, password }, headers: client });
  expect(reply.statusCode).toBe(201);
  return { email, profile: reply.json().uuid as string };
}
const signIn = async (email: string) =>
  (await token({ grantType: 'password', username: email, password })).json() as {
    accessToken: string;
    refreshToken: string;
  };
const whoAmI = (access: string) => api.app.sessions.find(access);
const shiftUse = (refresh: string, seconds: number) =>
  api.db.kysely
    .updateTable('refreshToken')
    .set({ usedAt: new Date(Date.now() - seconds * 1000) })
    .where('hash', '=', secretHash(refresh))
    .execute();

describe('client_credentials', () => {
  it.each([
    ['in the header', {}, client],
    ['in the form', { clientId: 'topout-web', clientSecret: 'public' }, {}],
  ])('gives a guest a token for more than ten hours, client %s', async (_name, fields, headers) => {
    const reply = await token({ grantType: 'client_credentials', ...fields }, headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      accessToken: expect.any(String),
      tokenType: 'Bearer',
      expiresIn: expect.any(Number),
    });
    expect(reply.json().expiresIn).toBeGreaterThan(36_000);
    expect(await whoAmI(reply.json().accessToken)).toEqual({
      kind: 'guest',
      profile: null,
      account: null,
      family: null,
      tablet: null,
      ticket: null,
    });
  });

  it.each([
    ['no client', {}],
    ['another secret', basic('topout-web', 'wrong')],
    ['another client', basic('somebody', 'public')],
  ])('refuses %s', async (_name, headers) => {
    const reply = await token({ grantType: 'client_credentials' }, headers);
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'invalid_client']);
    expect(reply.headers['www-authenticate']).toMatch(/^Basic /);
  });
});

describe('password', () => {
  it('signs in, capitals in the e-mail or not', async () => {
    const { email, profile } = await anAccount();
    const reply = await token({ grantType: 'password', username: email.toUpperCase(), password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      tokenType: 'Bearer',
      expiresIn: 1800,
    });
    expect(await whoAmI(reply.json().accessToken)).toMatchObject({ kind: 'user', profile });
  });

  it('works with an expired bearer token in the header', async () => {
    const { email } = await anAccount();
    const reply = await token(
      { grantType: 'password', username: email, password },
      { authorization: 'Bearer expired' },
    );
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 400, 'invalid_grant'],
    ['an unknown e-mail', { username: 'nobody@example.org' }, 400, 'invalid_grant'],
    ['a missing password', { password: '' }, 400, 'invalid_request'],
    ['an unknown grant', { grantType: 'magic' }, 400, 'unsupported_grant_type'],
    ['a grant named like a property of objects', { grantType: 'constructor' }, 400, 'unsupported_grant_type'],
    // It will never do.
    ['what cannot be stored', { password: 'a\u0000b' }, 400, 'invalid_request'],
  ])('refuses %s', async (_name, fields, status, error) => {
    const { email } = await anAccount();
    const reply = await token({ grantType: 'password', username: email, password, ...fields });
    expect([reply.statusCode, reply.json().error]).toEqual([status, error]);
    expect(reply.json().errorDescription).toEqual(expect.any(String));
  });

  it('refuses a body that is no form', async () => {
    const reply = await api.call('POST', '/auth/token', { body: { grantType: 'client_credentials' } });
    expect(reply.json()).toMatchObject({ error: expect.any(String) });
  });

  it('stops guesses at one account', async () => {
    const { email } = await anAccount();
    const guess = () => token({ grantType: 'password', username: email, password: 'wrong' });
    const replies = await Promise.all(Array.from({ length: 21 }, guess));
    const last = replies.map(({ statusCode }) => statusCode).sort();
    expect([last[0], last[20]]).toEqual([400, 429]);
  });

  it('lets somebody who knows the password in as often as they like', async () => {
    const { email } = await anAccount();
    const known = () => token({ grantType: 'password', username: email, password });
    for (let time = 0; time < 25; time += 1) expect((await known()).statusCode).toBe(200);
  });
});

describe('refresh_token', () => {
  const refresh = (refreshToken: string) => token({ grantType: 'refresh_token', refreshToken });

  it('gives a new pair, and the old access token stays until it expires', async () => {
    const first = await signIn((await anAccount()).email);
    const reply = await refresh(first.refreshToken);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().refreshToken).not.toBe(first.refreshToken);
    expect(await whoAmI(reply.json().accessToken)).toMatchObject({ kind: 'user' });
    expect(await whoAmI(first.accessToken)).toMatchObject({ kind: 'user' });
  });

  it('answers requests that refresh side by side', async () => {
    const { refreshToken } = await signIn((await anAccount()).email);
    const replies = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const tokens = replies.map((reply) => reply.json().refreshToken as string);
    expect(new Set(tokens).size).toBe(3);
    for (const each of tokens) expect((await refresh(each)).statusCode).toBe(200);
  });

  it('ends the whole sign-in when a spent token comes back later', async () => {
    const { refreshToken } = await signIn((await anAccount()).email);
    const second = (await refresh(refreshToken)).json();
    expect(await whoAmI(second.accessToken)).not.toBeNull();
    await shiftUse(refreshToken, 30);

    const reused = await refresh(refreshToken);
    expect([reused.statusCode, reused.json().error]).toEqual([400, 'invalid_grant']);
    expect(await whoAmI(second.accessToken)).toBeNull();
    expect((await refresh(second.refreshToken)).json().error).toBe('invalid_grant');
  });

  it('ends the whole sign-in when a token from before the last one comes back, however soon', async () => {
    const first = await signIn((await anAccount()).email);
    const second = (await refresh(first.refreshToken)).json();
    const third = (await refresh(second.refreshToken)).json();
    expect((await refresh(second.refreshToken)).statusCode).toBe(200);

    const reused = await refresh(first.refreshToken);
    expect([reused.statusCode, reused.json().error]).toEqual([400, 'invalid_grant']);
    expect(await whoAmI(third.accessToken)).toBeNull();
    expect((await refresh(third.refreshToken)).json().error).toBe('invalid_grant');
  });

  it('leaves the other sign-ins of that account alone', async () => {
    const { email } = await anAccount();
    const [phone, laptop] = [await signIn(email), await signIn(email)];
    await refresh(phone.refreshToken);
    await shiftUse(phone.refreshToken, 30);
    await refresh(phone.refreshToken);
    expect(await whoAmI(laptop.accessToken)).toMatchObject({ kind: 'user' });
  });

  it.each([
    ['an unknown one', async () => 'unknown'],
    [
      'an expired one',
      async () => {
        const { refreshToken } = await signIn((await anAccount()).email);
        await api.db.kysely
          .updateTable('refreshToken')
          .set({ expiresAt: new Date(0) })
          .where('hash', '=', secretHash(refreshToken))
          .execute();
        return refreshToken;
      },
    ],
    ['an access token', async () => (await signIn((await anAccount()).email)).accessToken],
  ])('refuses %s', async (_name, makeToken) => {
    const reply = await refresh(await makeToken());
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_grant']);
  });
});

describe('authorization_code', () => {
  const redirectUri = 'http://localhost/results';
  const exchange = (code: string, fields: Record<string, string> = {}) =>
    token({ grantType: 'authorization_code', code, redirectUri, clientId: 'topout-web', ...fields });

  async function aCode() {
    const { email, profile } = await anAccount();
    const { accessToken } = await signIn(email);
    const reply = await api.call('POST', '/auth/authorize', {
      as: { token: accessToken },
      body: { redirectUri },
    });
    expect(reply.statusCode).toBe(200);
    return { code: reply.json().code as string, profile };
  }

  it('signs the same person in', async () => {
    const { code, profile } = await aCode();
    const reply = await exchange(code);
    expect(reply.statusCode).toBe(200);
    expect(await whoAmI(reply.json().accessToken)).toMatchObject({ kind: 'user', profile });
  });

  it('works once, and its second use ends the session of the first', async () => {
    const { code } = await aCode();
    const first = (await exchange(code)).json();
    expect((await exchange(code)).json().error).toBe('invalid_grant');
    expect(await whoAmI(first.accessToken)).toBeNull();
  });

  it('is spent by a wrong redirect address', async () => {
    const { code } = await aCode();
    const wrong = await exchange(code, { redirectUri: 'http://localhost/other' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'invalid_grant']);
    expect((await exchange(code)).json().error).toBe('invalid_grant');
  });

  it('gives one session when it is used twice at once', async () => {
    const { code } = await aCode();
    const replies = await Promise.all([exchange(code), exchange(code)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('expires', async () => {
    const account = await api.db.kysely.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const code = await issueCode(api.db, { account: account.id, madeBy: null, redirectUri });
    await api.db.kysely
      .updateTable('authCode')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect((await exchange(code)).json().error).toBe('invalid_grant');
  });

  it('needs the client that it was made for', async () => {
    const { code } = await aCode();
    const reply = await exchange(code, { clientId: 'somebody' });
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'invalid_client']);
  });

  it.each([
    ['a guest', redirectUri, true, 401, 'unauthorised'],
    ['a foreign address', 'https://evil.example/results', false, 400, 'request.invalid'],
    ['no address', 'results', false, 400, 'request.invalid'],
    ['another kind of address', 'blob:http://localhost:80/x', false, 400, 'request.invalid'],
    ['a name before our host', 'http://evil@localhost:80/x', false, 400, 'request.invalid'],
  ])('is not given for %s', async (_name, uri, guest, status, code) => {
    const as = guest
      ? await aGuest(api.db)
      : { token: (await signIn((await anAccount()).email)).accessToken };
    const reply = await api.call('POST', '/auth/authorize', { as, body: { redirectUri: uri } });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });
});

describe('revoke', () => {
  it.each(['accessToken', 'refreshToken'] as const)('ends the sign-in by its %s', async (which) => {
    const session = await signIn((await anAccount()).email);
    expect(await whoAmI(session.accessToken)).not.toBeNull();
    const reply = await form('/auth/revoke', { token: session[which] });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await whoAmI(session.accessToken)).toBeNull();
    const refreshed = await token({ grantType: 'refresh_token', refreshToken: session.refreshToken });
    expect(refreshed.json().error).toBe('invalid_grant');
  });

  it('has nothing to say of a token it does not know', async () => {
    expect((await form('/auth/revoke', { token: 'unknown' })).statusCode).toBe(200);
  });

  it('takes a guest its token', async () => {
    const guest = await aGuest(api.db);
    await form('/auth/revoke', { token: guest.token });
    expect(await whoAmI(guest.token)).toBeNull();
  });
});
