import type { Profile, Venue } from '@topout/contract';
import { aUser, testApi, formOf } from '../../testing.ts';

const api = testApi();

it('keeps nothing in a name that turns the line around it', async () => {
  const as = await aUser(api.db);
  const body = { firstName: 'A\u202eda\u2066', lastName: 'أدا' };
  const reply = await api.call('PATCH', '/profiles/me', { as, body });
  expect(reply.json<Profile>()).toMatchObject({ firstName: 'Ada', lastName: 'أدا' });
  const venue = await api.call('POST', '/venues', { as, body: { name: '\u202dHall\u202c' } });
  expect(venue.json<Venue>().name).toBe('Hall');
});

it('wants a name of more than that', async () => {
  const as = await aUser(api.db);
  expect((await api.call('POST', '/venues', { as, body: { name: '\u202e\u2069' } })).statusCode).toBe(400);
});

it('leaves a password as it is typed', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const password = 'climb \u202e every mountain';
  const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
  const registered = await api.call('POST', '/auth/register', { headers: client, body: { email, password } });
  expect(registered.statusCode).toBe(201);
  const form = { grantType: 'password', username: email };
  const signIn = (typed: string) =>
    api.call('POST', '/auth/token', {
      headers: { ...client, 'content-type': 'application/x-www-form-urlencoded' },
      body: formOf({ ...form, password: typed }),
    });
  expect((await signIn('climb  every mountain')).statusCode).toBe(400);
  expect((await signIn(password)).statusCode).toBe(200);
});
