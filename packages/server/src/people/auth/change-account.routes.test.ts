import type { Mail } from '../../platform/mail/mail.ts';
import { testApi, formOf } from '../../testing.ts';

const api = testApi();

const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
const accepted = { terms: '2026-11', privacy: '2026-11' };

const signIn = (username: string, password: string) =>
  api.call('POST', '/auth/token', {
    body: formOf({ grantType: 'password', username, password }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

async function somebody(email: string) {
  const body = { email, password: 'the old one', accepted };
  await api.call('POST', '/auth/register', { body, headers: client });
  const tokens = (await signIn(email, 'the old one')).json<{ accessToken: string }>();
  return { email, token: tokens.accessToken };
}

/** A person's mails, newest first. */
async function mailsTo(email: string): Promise<Mail[]> {
  const rows = await api.db.kysely
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ content }) => content as unknown as Mail);
}

it('keeps which texts were accepted, and hands them out', async () => {
  const as = await somebody('consent@example.org');
  const { consents } = (await api.call('GET', '/profiles/me/export', { as })).json();
  expect(consents).toEqual([
    { document: 'privacy', version: '2026-11', acceptedAt: expect.any(String) },
    { document: 'terms', version: '2026-11', acceptedAt: expect.any(String) },
  ]);
});

describe('a new password', () => {
  const change = (as: { token: string }, currentPassword: string, password: string) =>
    api.call('POST', '/auth/password', { as, body: { currentPassword, password } });

  it('ends the other sessions, keeps this one, and is told by mail', async () => {
    const as = await somebody('change@example.org');
    const other = (await signIn(as.email, 'the old one')).json<{ accessToken: string }>();
    expect((await change(as, 'the old one', 'the new one')).statusCode).toBe(204);
    const ask = async (token: string) =>
      (await api.call('GET', '/profiles/me', { as: { token } })).statusCode;
    expect([await ask(as.token), await ask(other.accessToken)]).toEqual([200, 401]);
    expect((await signIn(as.email, 'the old one')).statusCode).toBe(400);
    expect((await signIn(as.email, 'the new one')).statusCode).toBe(200);
    expect(await mailsTo(as.email)).toMatchObject([{ subject: 'Your Topout password was changed' }]);
  });

  it.each([
    ['a wrong old one', 'not this one', 'the new one', 'currentPassword'],
    ['a weak new one', 'the old one', 'short', 'password'],
  ])('is refused for %s, on its field', async (_name, current, password, field) => {
    const as = await somebody(`${field}@example.org`);
    const reply = await change(as, current, password);
    expect([reply.statusCode, Object.keys(reply.json().detail.fields)]).toEqual([400, [field]]);
  });

  it('can be guessed at ten times', async () => {
    const as = await somebody('guess@example.org');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await change(as, `guess ${n}`, 'the new one')).statusCode);
    expect(statuses.lastIndexOf(400)).toBe(9);
    expect(statuses[10]).toBe(429);
  });
});

describe('a new e-mail', () => {
  const ask = (as: { token: string }, email: string, password = 'the old one') =>
    api.call('POST', '/auth/email', { as, body: { email, password } });
  const confirm = (token: string) => api.call('POST', '/auth/email/confirm', { body: { token } });
  const tokenFor = async (email: string) =>
    (await mailsTo(email))[0]?.action?.path.replace('/confirm-email#token=', '') ?? '';

  it('holds once its link was opened, and the old address hears of it', async () => {
    const as = await somebody('before@example.org');
    expect((await ask(as, 'after@example.org')).statusCode).toBe(204);
    expect((await signIn('after@example.org', 'the old one')).statusCode).toBe(400);
    const token = await tokenFor('after@example.org');

    expect((await confirm(token)).json()).toEqual({ email: 'after@example.org' });

    expect((await signIn('after@example.org', 'the old one')).statusCode).toBe(200);
    expect(await mailsTo('before@example.org')).toMatchObject([
      { subject: 'Your Topout e-mail was changed' },
    ]);
    expect((await confirm(token)).json().code).toBe('email_change.expired');
  });

  it('needs the password', async () => {
    const as = await somebody('locked@example.org');
    const reply = await ask(as, 'thief@example.org', 'a guess');
    expect([reply.statusCode, reply.json().detail.fields]).toEqual([
      400,
      { password: ['Incorrect password'] },
    ]);
    expect(await mailsTo('thief@example.org')).toEqual([]);
  });

  it('cannot be one that somebody else has, nor had meanwhile', async () => {
    const as = await somebody('one@example.org');
    await somebody('two@example.org');
    expect((await ask(as, 'TWO@example.org')).json().code).toBe('account.exists');
    await ask(as, 'three@example.org');
    await somebody('three@example.org');
    expect((await confirm(await tokenFor('three@example.org'))).json().code).toBe('account.exists');
  });
});

describe('a sign-in link', () => {
  const ask = (email: string, page: string) =>
    api.call('POST', '/auth/sign-in-link', { body: { email, page } });
  const exchange = (code: string, redirectUri: string) =>
    api.call('POST', '/auth/token', {
      body: formOf({
        grantType: 'authorization_code',
        code,
        redirectUri,
        clientId: 'topout-web',
      }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('signs in once, on the page it was asked for', async () => {
    const { email } = await somebody('link@example.org');
    expect((await ask(email, '/x/enter?next=%2Fx')).statusCode).toBe(204);
    const [mail] = await mailsTo(email);
    const link = new URL(mail?.action?.path ?? '', 'http://localhost');
    expect([link.pathname, link.searchParams.get('next')]).toEqual(['/x/enter', '/x']);
    const [code, madeFor] = [link.searchParams.get('authCode'), link.searchParams.get('authCodeUrl')];
    expect(madeFor).toBe('http://localhost:3000/x/enter?next=%2Fx');
    expect((await exchange(code ?? '', madeFor ?? '')).json()).toHaveProperty('refreshToken');
    expect((await exchange(code ?? '', madeFor ?? '')).json().error).toBe('invalid_grant');
  });

  it('answers an unknown e-mail the same, and mails nobody', async () => {
    expect((await ask('nobody@example.org', '/')).statusCode).toBe(204);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'enter',
  ])('leads nowhere else: %s', async (page) =>
    expect((await ask('link@example.org', page)).statusCode).toBe(400),
  );
});
