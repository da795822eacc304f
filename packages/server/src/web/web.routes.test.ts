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

it('tells the front end about its host', async () => {
  const reply = await get('/config.json');
  expect(reply.json()).toMatchObject({ api_base_url: '/api', client_id: 'topout-web' });
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

it.each([
  '/assets/gone.js',
  '/remotes/judging/assets/gone.js',
  '/icons/gone.png',
  '/api/gone',
  '/..%2f..%2fpackage.json',
])('never sends the page for %s', async (url) => {
  const reply = await get(url, { accept: 'text/html' });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('<!doctype html>');
});
