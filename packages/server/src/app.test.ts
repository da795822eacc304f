import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadConfig } from './platform/config.ts';
import { aGuest, aUser, testApi } from './testing.ts';

const api = testApi();

const inject = (method: 'GET' | 'POST', url: string, payload?: string, type = 'application/json') =>
  api.app.inject({
    method,
    url,
    ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
  });

it.each([
  ['an address that is not there', () => inject('GET', '/api/nothing'), 404, 'not_found'],
  ['an address that is none', () => inject('GET', '/api/%zz'), 400, 'request.invalid'],
  ['an address with a NUL byte', () => inject('GET', '/api/competitions?search=%00'), 400, 'request.invalid'],
  ['a uuid that is none', () => inject('GET', '/api/competitions/42'), 400, 'request.invalid'],
  ['broken JSON', () => inject('POST', '/api/auth/check-email', '{'), 400, 'request.invalid'],
  ['no JSON at all', () => inject('POST', '/api/auth/check-email', ''), 400, 'request.invalid'],
  [
    'a form where JSON is spoken',
    () => inject('POST', '/api/auth/check-email', 'email=a', 'application/x-www-form-urlencoded'),
    415,
    'request.unsupported_type',
  ],
  [
    'a field that nobody knows',
    () => inject('POST', '/api/auth/check-email', '{"email":"a@b.org","x":1}'),
    400,
    'request.invalid',
  ],
  [
    'a number where a text belongs',
    () => inject('POST', '/api/auth/check-email', '{"email":1}'),
    400,
    'request.invalid',
  ],
  [
    'too much of everything',
    () => inject('POST', '/api/auth/check-email', `"${'x'.repeat(1_100_000)}"`),
    413,
    'request.too_large',
  ],
])('answers %s with a problem', async (_name, call, status, code) => {
  const reply = await call();
  const { detail, ...rest } = reply.json();
  expect([reply.statusCode, rest.code]).toEqual([status, code]);
  expect(detail.non_field_errors).toEqual([{ code, message: expect.any(String) }]);
});

it('takes a JSON content type without a body, and a slash at the end', async () => {
  const ada = await aUser(api.db);
  const headers = { 'content-type': 'application/json' };
  expect((await api.call('GET', '/profiles/me/', { as: ada, headers })).statusCode).toBe(200);
  expect((await api.call('DELETE', '/profiles/me', { as: ada, headers })).statusCode).toBe(204);
});

it('names the request in its answer, and lets nobody keep it', async () => {
  const { headers } = await api.call('GET', '/profiles/me', { as: await aUser(api.db) });
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it.each([
  ['keeps the name that the caller gave', '0198a5c0-phone-17', '0198a5c0-phone-17'],
  [
    'gives one of its own instead of what could not stand in a log',
    'x" onload="',
    expect.stringMatching(/^.{4}-.{4}-.{4}$/),
  ],
])('%s', async (_name, given, named) => {
  const { headers } = await api.call('GET', '/competitions', { headers: { 'x-request-id': given } });
  expect(headers['x-request-id']).toEqual(named);
});

describe('a bearer token', () => {
  const me = (headers: Record<string, string>) => api.call('GET', '/profiles/me', { headers });

  it.each([
    ['none', async () => ({}), 401],
    ["a guest's", async () => ({ authorization: `Bearer ${(await aGuest(api.db)).token}` }), 401],
    ['an unknown one', async () => ({ authorization: 'Bearer unknown' }), 401],
    ['another scheme', async () => ({ authorization: 'Basic dG9wb3V0' }), 401],
    ['its own', async () => ({ authorization: `Bearer ${(await aUser(api.db)).token}` }), 200],
    [
      'its own, spelt otherwise',
      async () => ({ authorization: `bearer ${(await aUser(api.db)).token}` }),
      200,
    ],
  ])('%s', async (_name, headers, status) => {
    const reply = await me(await headers());
    expect(reply.statusCode).toBe(status);
    if (status === 401) expect(reply.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it('that has expired is refused on public reads too, so that it is refreshed', async () => {
    const ada = await aUser(api.db);
    await api.db.kysely
      .updateTable('accessToken')
      .set({ expiresAt: new Date(0) })
      .where('familyId', '=', ada.family)
      .execute();
    expect((await api.call('GET', '/competitions', { as: ada })).statusCode).toBe(401);
    expect((await api.call('GET', '/competitions')).statusCode).toBe(200);
  });
});

describe('what goes wrong inside', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp({ db: api.db, config: loadConfig({}) });
    app.get('/broken', async () => {
      throw new Error('the password is 1234');
    });
  });
  afterAll(() => app.close());

  it('stays inside', async () => {
    const reply = await app.inject('/broken');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    expect(reply.body).not.toContain('1234');
    expect(reply.body).toContain(reply.headers['x-request-id']);
  });
});
