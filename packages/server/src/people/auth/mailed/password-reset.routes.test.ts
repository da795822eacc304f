import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import { testApi, formOf } from '../../../testing.ts';

const api = testApi();

const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
const ask = (email: string) => api.call('POST', '/auth/password-reset', { body: { email } });
const confirm = (token: string, password: string) =>
  api.call('POST', '/auth/password-reset/confirm', { body: { token, password } });
const signIn = (username: string, password: string) =>
  api.call('POST', '/auth/token', {
    body: formOf({ grantType: 'password', username, password }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

async function anAccount(email: string) {
  await api.call('POST', '/auth/register', { body: { email, password: 'the old one' }, headers: client });
  return email;
}

/** The token in the mailed link. */
async function mailed(email: string): Promise<string> {
  const mail = await api.db.kysely
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  const { text } = renderMail(mail.content as unknown as Mail, 'https://topout.example');
  return /https:\/\/topout\.example\/reset-password#token=(\S+)/.exec(text)?.[1] ?? '';
}

it('mails a link that sets a new password once, and ends every session', async () => {
  const email = await anAccount('ada@example.org');
  const session = (await signIn(email, 'the old one')).json();
  expect(await api.app.sessions.find(session.accessToken)).not.toBeNull();
  const asked = await ask(email);
  expect([asked.statusCode, asked.body]).toEqual([204, '']);
  const token = await mailed(email);

  expect((await confirm(token, 'the new one')).statusCode).toBe(204);

  expect(await api.app.sessions.find(session.accessToken)).toBeNull();
  expect((await signIn(email, 'the old one')).statusCode).toBe(400);
  expect((await signIn(email, 'the new one')).statusCode).toBe(200);
  expect((await confirm(token, 'another one')).json().code).toBe('password_reset.expired');
});

it('has an address on the API host that leads to the page', async () => {
  const reply = await api.call('GET', '/auth/password-reset');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/reset-password']);
});

it('answers an unknown e-mail the same, and mails nobody', async () => {
  expect((await ask('nobody@example.org')).statusCode).toBe(204);
  const mails = await api.db.kysely
    .selectFrom('mail')
    .where('recipient', '=', 'nobody@example.org')
    .selectAll()
    .execute();
  expect(mails).toEqual([]);
});

it('refuses a weak password without spending the link', async () => {
  const email = await anAccount('bob@example.org');
  await ask(email);
  const token = await mailed(email);
  const weak = await confirm(token, 'short');
  expect([weak.statusCode, weak.json().detail.fields]).toEqual([
    400,
    { password: ['Use at least 8 characters.'] },
  ]);
  expect((await confirm(token, 'long enough')).statusCode).toBe(204);
});

it('refuses a link that is too old', async () => {
  const email = await anAccount('eve@example.org');
  await ask(email);
  await api.db.kysely
    .updateTable('passwordReset')
    .set({ expiresAt: new Date(0) })
    .execute();
  expect((await confirm(await mailed(email), 'long enough')).json().code).toBe('password_reset.expired');
});

it('mails one address only so often, says nothing of it, and keeps what was mailed of use', async () => {
  const email = await anAccount('often@example.org');
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204]);
  const mails = await api.db.kysely.selectFrom('mail').where('recipient', '=', email).selectAll().execute();
  expect(mails).toHaveLength(5);
  expect((await confirm(await mailed(email), 'the new one')).statusCode).toBe(204);
});
