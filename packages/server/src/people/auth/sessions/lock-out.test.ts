import { testApi, formOf } from '../../../testing.ts';

const api = testApi({ trustedProxies: '127.0.0.1' });

const client = `Basic ${Buffer.from('topout-web:public').toString('base64')}`;
const password = 'climb every mountain';

let count = 0;
async function anAccount(): Promise<string> {
  const email = `owner${(count += 1)}@example.org`;
  const headers = { authorization: client };
  await api.call('POST', '/auth/register', { body: { email, password }, headers });
  return email;
}

interface From {
  readonly ip: string;
  readonly agent?: string;
  readonly cookie?: string;
}

const signIn = (username: string, word: string, { ip, agent = 'a phone', cookie = '' }: From) =>
  api.call('POST', '/auth/token', {
    body: formOf({ grantType: 'password', username, password: word }),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': ip,
      'user-agent': agent,
      cookie,
    },
  });

const guess = async (email: string, times: number, from: (n: number) => From) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await signIn(email, 'wrong', from(n))).statusCode);
  return statuses;
};

it('lets the owner in where they signed in before, whatever strangers guess elsewhere', async () => {
  const email = await anAccount();
  await signIn(email, password, { ip: '192.0.2.1' });
  const stranger = (n: number) => ({ ip: `198.51.100.${n % 12}`, agent: 'a script' });
  let made = 0;
  // One more attempt every 4.5 s.
  while (made < 300 && (await signIn(email, 'wrong', stranger(made))).statusCode === 400) made += 1;
  expect(made).toBeGreaterThanOrEqual(200);
  expect(made).toBeLessThan(240);
  expect((await signIn(email, password, { ip: '192.0.2.1' })).statusCode).toBe(200);
});

it('lets the owner in by their own device from the address of whoever guesses', async () => {
  const email = await anAccount();
  const gym = { ip: '192.0.2.2' };
  const first = await signIn(email, password, { ip: '203.0.113.4' });
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect(String(first.headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax');
  const statuses = await guess(email, 21, () => gym);
  expect([statuses[19], statuses[20]]).toEqual([400, 429]);
  expect((await signIn(email, password, { ...gym, cookie })).statusCode).toBe(200);
  expect((await signIn(await anAccount(), password, gym)).statusCode).toBe(200);
});

it('stops guesses by a device that is known as well', async () => {
  const email = await anAccount();
  await signIn(email, password, { ip: '192.0.2.3' });
  expect((await guess(email, 21, () => ({ ip: '192.0.2.3' })))[20]).toBe(429);
});

it('counts a /64 as one', async () => {
  const email = await anAccount();
  const statuses = await guess(email, 21, (n) => ({ ip: `2001:db8:1:2::${n + 1}` }));
  expect(statuses[20]).toBe(429);
});

it('does not use up what all have by tries that were refused', async () => {
  const email = await anAccount();
  await guess(email, 215, () => ({ ip: '192.0.2.5' }));
  expect((await signIn(email, password, { ip: '192.0.2.6' })).statusCode).toBe(200);
});
