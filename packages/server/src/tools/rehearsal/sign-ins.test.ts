import { testApi } from '../../testing.ts';
import { type HttpClient, httpClient } from './http-client.ts';

const api = testApi();
let http: HttpClient;
let token: string;
beforeAll(async () => {
  http = await httpClient(await api.listen());
});
beforeEach(async () => {
  token = await http.register(`${Math.random()}@example.org`, 'long enough');
});

const expired = { expiresAt: new Date(0) };
const expire = () => api.db.kysely.updateTable('accessToken').set(expired).execute();
const renewals = async () =>
  (await api.db.kysely.selectFrom('refreshToken').select('hash').where('parent', 'is not', null).execute())
    .length;
const me = () => http.call('/profiles/me', { token });

it('goes on beyond the time of an access token, and renews it once for all who call', async () => {
  const before = await renewals();
  await expire();
  await Promise.all([me(), me(), me()]);
  expect(await renewals()).toBe(before + 1);
  expect(http.current(token)).not.toBe(token);
  await me();
  expect(await renewals()).toBe(before + 1);
});

it('keeps an access token as long as it is good', async () => {
  const before = await renewals();
  await me();
  expect([http.current(token), await renewals()]).toEqual([token, before]);
});

it('ends with the sign-in', async () => {
  await expire();
  await api.db.kysely.updateTable('refreshToken').set(expired).execute();
  await expect(me()).rejects.toMatchObject({ name: 'HttpFault' });
});
