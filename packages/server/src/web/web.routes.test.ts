import { testApi } from '../testing.ts';

const api = testApi();
const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url, headers });

it('says that it can serve, and counts what it served', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await get('/metrics')).body).toContain(
    'topout_http_requests_total{method="GET",route="/healthz",status="200"} 1',
  );
});

it('says which version and build it is, and how the request arrived', async () => {
  const known = { version: expect.stringMatching(/^\d+\.\d+\.\d+/), build: api.app.release.build };
  const arrival = { protocol: 'http', host: 'localhost:80', forwarded: 'no' };
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', ...known, arrival });
  expect((await get('/config.json')).json()).toMatchObject(known);
});

it.each([
  [
    'believes a proxy on this machine',
    '127.0.0.1',
    { protocol: 'https', host: 'topout.example.org', forwarded: 'yes' },
  ],
  ['believes no other', '192.0.2.1', { protocol: 'http', host: 'localhost:80', forwarded: 'not believed' }],
])('%s', async (_name, remoteAddress, arrival) => {
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'topout.example.org',
  };
  const reply = await api.app.inject({ method: 'GET', url: '/healthz', remoteAddress, headers });
  expect(reply.json()).toMatchObject({ arrival });
});

it('tells the front end about its host', async () => {
  const reply = await get('/config.json');
  expect(reply.json()).toMatchObject({ api_base_url: '/api', client_id: 'topout-web' });
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

it.each([
  '/assets/gone.js',
  '/remotes/judging/assets/gone.js',
  '/icons/gone.png',
  '/flags/QQ.svg',
  '/api/gone',
  '/..%2f..%2fpackage.json',
])('never sends the page for %s', async (url) => {
  const reply = await get(url, { accept: 'text/html' });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('<!doctype html>');
});

describe('figures of the server', () => {
  const guarded = testApi({ metricsToken: 'a token' });
  const figures = (remoteAddress: string, headers: Record<string, string> = {}) =>
    guarded.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });

  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine over IPv6', '::1', {}, 200],
    ['the network', '192.0.2.1', {}, 404],
    ['the network by a proxy here', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, 404],
    ['a proxy that says so in another way', '127.0.0.1', { 'x-real-ip': '192.0.2.1' }, 404],
    ['a proxy that names itself only', '127.0.0.1', { via: '1.1 front' }, 404],
    ['a proxy that names the host only', '127.0.0.1', { 'x-forwarded-host': 'localhost' }, 404],
    ['elsewhere with the token', '192.0.2.1', { authorization: 'Bearer a token' }, 200],
    ['elsewhere with another token', '192.0.2.1', { authorization: 'Bearer another' }, 404],
  ])('asked for by %s', async (_name, address, headers, status) => {
    expect((await figures(address, headers)).statusCode).toBe(status);
  });
});
