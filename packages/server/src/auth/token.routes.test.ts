import { aGuest, testApi } from '../testing.ts';
import { issueCode } from './auth-codes.ts';
import { secretHash } from './secrets.ts';

const api = testApi();

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const client = basic('topout-web', 'public');
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.call('POST', url, {
    body: new URLSearchParams(fields).toString(),
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
  (await token({ grant_type: 'password', username: email, password })).json() as {
    access_token: string;
    refresh_token: string;
  };
const whoAmI = (access: string) => api.app.sessions.find(access);
const shiftUse = (refresh: string, seconds: number) =>
  api.db.kysely
    .updateTable('refresh_token')
    .set({ used_at: new Date(Date.now() - seconds * 1000) })
    .where('hash', '=', secretHash(refresh))
    .execute();

describe('client_credentials', () => {
  it.each([
    ['in the header', {}, client],
    ['in the form', { client_id: 'topout-web', client_secret: 'public' }, {}],
  ])('gives a guest a token for more than ten hours, client %s', async (_name, fields, headers) => {
    const reply = await token({ grant_type: 'client_credentials', ...fields }, headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: expect.any(Number),
    });
    expect(reply.json().expires_in).toBeGreaterThan(36_000);
    expect(await whoAmI(reply.json().access_token)).toEqual({
      kind: 'guest',
      profile: null,
      account: null,
      family: null,
    });
  });

  it.each([
    ['no client', {}],
    ['another secret', basic('topout-web', 'wrong')],
    ['another client', basic('somebody', 'public')],
  ])('refuses %s', async (_name, headers) => {
    const reply = await token({ grant_type: 'client_credentials' }, headers);
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'invalid_client']);
    expect(reply.headers['www-authenticate']).toMatch(/^Basic /);
  });
});

describe('password', () => {
  it('signs in, capitals in the e-mail or not', async () => {
    const { email, profile } = await anAccount();
    const reply = await token({ grant_type: 'password', username: email.toUpperCase(), password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 1800,
    });
    expect(await whoAmI(reply.json().access_token)).toMatchObject({ kind: 'user', profile });
  });

  it('works with an expired bearer token in the header', async () => {
    const { email } = await anAccount();
    const reply = await token(
      { grant_type: 'password', username: email, password },
      { authorization: 'Bearer expired' },
    );
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 400, 'invalid_grant'],
    ['an unknown e-mail', { username: 'nobody@example.org' }, 400, 'invalid_grant'],
    ['a missing password', { password: '' }, 400, 'invalid_request'],
    ['an unknown grant', { grant_type: 'magic' }, 400, 'unsupported_grant_type'],
    [
      'a grant named like a property of objects',
      { grant_type: 'constructor' },
      400,
      'unsupported_grant_type',
    ],
  ])('refuses %s', async (_name, fields, status, error) => {
    const { email } = await anAccount();
    const reply = await token({ grant_type: 'password', username: email, password, ...fields });
    expect([reply.statusCode, reply.json().error]).toEqual([status, error]);
    expect(reply.json().error_description).toEqual(expect.any(String));
  });

  it('refuses a body that is no form', async () => {
    const reply = await api.call('POST', '/auth/token', { body: { grant_type: 'client_credentials' } });
    expect(reply.json()).toMatchObject({ error: expect.any(String) });
  });

  it('stops guesses at one account', async () => {
    const { email } = await anAccount();
    const guess = () => token({ grant_type: 'password', username: email, password: 'wrong' });
    const replies = await Promise.all(Array.from({ length: 21 }, guess));
    const last = replies.map(({ statusCode }) => statusCode).sort();
    expect([last[0], last[20]]).toEqual([400, 429]);
  });

  it('lets somebody who knows the password in as often as they like', async () => {
    const { email } = await anAccount();
    const known = () => token({ grant_type: 'password', username: email, password });
    for (let time = 0; time < 25; time += 1) expect((await known()).statusCode).toBe(200);
  });
});

describe('refresh_token', () => {
  const refresh = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });

  it('gives a new pair, and the old access token stays until it expires', async () => {
    const first = await signIn((await anAccount()).email);
    const reply = await refresh(first.refresh_token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().refresh_token).not.toBe(first.refresh_token);
    expect(await whoAmI(reply.json().access_token)).toMatchObject({ kind: 'user' });
    expect(await whoAmI(first.access_token)).toMatchObject({ kind: 'user' });
  });

  it('answers requests that refresh side by side', async () => {
    const { refresh_token } = await signIn((await anAccount()).email);
    const replies = await Promise.all([
      refresh(refresh_token),
      refresh(refresh_token),
      refresh(refresh_token),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const tokens = replies.map((reply) => reply.json().refresh_token as string);
    expect(new Set(tokens).size).toBe(3);
    for (const each of tokens) expect((await refresh(each)).statusCode).toBe(200);
  });

  it('ends the whole sign-in when a spent token comes back later', async () => {
    const { refresh_token } = await signIn((await anAccount()).email);
    const second = (await refresh(refresh_token)).json();
    expect(await whoAmI(second.access_token)).not.toBeNull();
    await shiftUse(refresh_token, 30);

    const reused = await refresh(refresh_token);
    expect([reused.statusCode, reused.json().error]).toEqual([400, 'invalid_grant']);
    expect(await whoAmI(second.access_token)).toBeNull();
    expect((await refresh(second.refresh_token)).json().error).toBe('invalid_grant');
  });

  it('ends the whole sign-in when a token from before the last one comes back, however soon', async () => {
    const first = await signIn((await anAccount()).email);
    const second = (await refresh(first.refresh_token)).json();
    const third = (await refresh(second.refresh_token)).json();
    expect((await refresh(second.refresh_token)).statusCode).toBe(200);

    const reused = await refresh(first.refresh_token);
    expect([reused.statusCode, reused.json().error]).toEqual([400, 'invalid_grant']);
    expect(await whoAmI(third.access_token)).toBeNull();
    expect((await refresh(third.refresh_token)).json().error).toBe('invalid_grant');
  });

  it('leaves the other sign-ins of that account alone', async () => {
    const { email } = await anAccount();
    const [phone, laptop] = [await signIn(email), await signIn(email)];
    await refresh(phone.refresh_token);
    await shiftUse(phone.refresh_token, 30);
    await refresh(phone.refresh_token);
    expect(await whoAmI(laptop.access_token)).toMatchObject({ kind: 'user' });
  });

  it.each([
    ['an unknown one', async () => 'unknown'],
    [
      'an expired one',
      async () => {
        const { refresh_token } = await signIn((await anAccount()).email);
        await api.db.kysely
          .updateTable('refresh_token')
          .set({ expires_at: new Date(0) })
          .where('hash', '=', secretHash(refresh_token))
          .execute();
        return refresh_token;
      },
    ],
    ['an access token', async () => (await signIn((await anAccount()).email)).access_token],
  ])('refuses %s', async (_name, makeToken) => {
    const reply = await refresh(await makeToken());
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_grant']);
  });
});

describe('authorization_code', () => {
  const redirect_uri = 'http://localhost/results';
  const exchange = (code: string, fields: Record<string, string> = {}) =>
    token({ grant_type: 'authorization_code', code, redirect_uri, client_id: 'topout-web', ...fields });

  async function aCode() {
    const { email, profile } = await anAccount();
    const { access_token } = await signIn(email);
    const reply = await api.call('POST', '/auth/authorize', {
      as: { token: access_token },
      body: { redirect_uri },
    });
    expect(reply.statusCode).toBe(200);
    return { code: reply.json().code as string, profile };
  }

  it('signs the same person in', async () => {
    const { code, profile } = await aCode();
    const reply = await exchange(code);
    expect(reply.statusCode).toBe(200);
    expect(await whoAmI(reply.json().access_token)).toMatchObject({ kind: 'user', profile });
  });

  it('works once, and its second use ends the session of the first', async () => {
    const { code } = await aCode();
    const first = (await exchange(code)).json();
    expect((await exchange(code)).json().error).toBe('invalid_grant');
    expect(await whoAmI(first.access_token)).toBeNull();
  });

  it('is spent by a wrong redirect address', async () => {
    const { code } = await aCode();
    const wrong = await exchange(code, { redirect_uri: 'http://localhost/other' });
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
    const code = await issueCode(api.db, { account: account.id, madeBy: null, redirectUri: redirect_uri });
    await api.db.kysely
      .updateTable('auth_code')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await exchange(code)).json().error).toBe('invalid_grant');
  });

  it('needs the client that it was made for', async () => {
    const { code } = await aCode();
    const reply = await exchange(code, { client_id: 'somebody' });
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'invalid_client']);
  });

  it.each([
    ['a guest', redirect_uri, true, 401, 'unauthorised'],
    ['a foreign address', 'https://evil.example/results', false, 400, 'request.invalid'],
    ['no address', 'results', false, 400, 'request.invalid'],
    ['another kind of address', 'blob:http://localhost:80/x', false, 400, 'request.invalid'],
    ['a name before our host', 'http://evil@localhost:80/x', false, 400, 'request.invalid'],
  ])('is not given for %s', async (_name, uri, guest, status, code) => {
    const as = guest
      ? await aGuest(api.db)
      : { token: (await signIn((await anAccount()).email)).access_token };
    const reply = await api.call('POST', '/auth/authorize', { as, body: { redirect_uri: uri } });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });
});

describe('revoke', () => {
  it.each(['access_token', 'refresh_token'] as const)('ends the sign-in by its %s', async (which) => {
    const session = await signIn((await anAccount()).email);
    expect(await whoAmI(session.access_token)).not.toBeNull();
    const reply = await form('/auth/revoke', { token: session[which] });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await whoAmI(session.access_token)).toBeNull();
    const refreshed = await token({ grant_type: 'refresh_token', refresh_token: session.refresh_token });
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
