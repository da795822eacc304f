import { testApi } from '../../testing.ts';

const api = testApi();

const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
const register = (email: string, password: string, headers: Record<string, string> = client) =>
  api.call('POST', '/auth/register', { body: { email, password }, headers });
const exists = async (email: string) =>
  (await api.call('POST', '/auth/check-email', { body: { email } })).json().exists as boolean;
const messages = (reply: { json(): { detail: { nonFieldErrors: { message: string }[] } } }) =>
  reply.json().detail.nonFieldErrors.map(({ message }) => message);

it('registers, and tells from then on that the e-mail exists', async () => {
  expect(await exists('ada@example.org')).toBe(false);
  const reply = await register('ada@example.org', 'long enough');
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    { uuid: expect.any(String), email: 'ada@example.org' },
  ]);
  expect(await exists('Ada@Example.org')).toBe(true);
});

it('says "already exists" for an e-mail it has, in whatever capitals', async () => {
  await register('bob@example.org', 'long enough');
  const reply = await register('BOB@example.org', 'long enough');
  expect(reply.statusCode).toBe(400);
  expect(messages(reply)[0]).toContain('already exists');
});

it('registers an e-mail once when it is sent twice at once', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => register('eve@example.org', 'long enough')));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  for (const reply of replies.filter(({ statusCode }) => statusCode === 400))
    expect(messages(reply)[0]).toContain('already exists');
});

it.each([
  ['short', ['Use at least 8 characters.']],
  ['weak@example.org', ["Don't use your e-mail address as your password."]],
])('refuses the password "%s" with the reasons on its field', async (password, reasons) => {
  const reply = await register('weak@example.org', password);
  expect([reply.statusCode, reply.json().detail.fields]).toEqual([400, { password: reasons }]);
  expect(await exists('weak@example.org')).toBe(false);
});

it.each([
  ['no client', {}],
  ['a wrong client', { authorization: `Basic ${Buffer.from('topout-web:wrong').toString('base64')}` }],
])('refuses %s', async (_name, headers) => {
  expect((await register('new@example.org', 'long enough', headers)).statusCode).toBe(401);
});

it.each([
  ['no e-mail', { email: 'nobody', password: 'long enough' }, 'email'],
  ['a field it does not know', { email: 'a@example.org', password: 'long enough', admin: true }, undefined],
  ['a number for a password', { email: 'a@example.org', password: 12345678 }, 'password'],
  ['a NUL byte', { email: 'a@example.org', password: 'long\0enough' }, undefined],
])('refuses %s', async (_name, body, field) => {
  const reply = await api.call('POST', '/auth/register', { body, headers: client });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.invalid']);
  if (field) expect(Object.keys(reply.json().detail.fields)).toEqual([field]);
});
