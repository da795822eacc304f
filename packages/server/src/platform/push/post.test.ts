import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { postOutside, postTo } from './post.ts';
import { pushService } from './testing.ts';

const service = pushService();
const here = '127.0.0.1';
const message = (path = '/device') => ({
  endpoint: service.url(path),
  headers: { ttl: '60' },
  body: Buffer.from('sealed'),
});

it('delivers the bytes and headers', async () => {
  expect(await postTo(here, message())).toEqual({ is: 'taken' });
  expect(service.received).toMatchObject([
    { path: '/device', body: Buffer.from('sealed'), headers: { ttl: '60', 'content-length': '6' } },
  ]);
});

it.each([
  [200, {}, { is: 'taken' }],
  [404, {}, { is: 'gone' }],
  [410, {}, { is: 'gone' }],
  [429, { 'retry-after': '120' }, { is: 'later', waitSeconds: 120 }],
  [429, { 'retry-after': '999999' }, { is: 'later', waitSeconds: 3_600 }],
  [429, { 'retry-after': 'soon' }, { is: 'later', waitSeconds: null }],
  [429, {}, { is: 'later', waitSeconds: null }],
  [500, {}, { is: 'later', waitSeconds: null }],
  [503, { 'retry-after': '5' }, { is: 'later', waitSeconds: 5 }],
  [400, {}, { is: 'refused', status: 400 }],
  [403, {}, { is: 'refused', status: 403 }],
  [413, {}, { is: 'refused', status: 413 }],
] as const)('understands %i with %j', async (status, headers, outcome) => {
  service.answers(status, headers);
  expect(await postTo(here, message())).toEqual(outcome);
});

it('understands a date to wait for', async () => {
  service.answers(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
  const outcome = await postTo(here, message());
  expect(outcome).toEqual({ is: 'later', waitSeconds: expect.any(Number) });
  expect('waitSeconds' in outcome && outcome.waitSeconds).toBeGreaterThan(55);
});

it('follows no redirect', async () => {
  service.answers(307, { location: service.url('/inside') });
  expect(await postTo(here, message())).toEqual({ is: 'refused', status: 307 });
  expect(service.received).toHaveLength(1);
});

it('does not know what became of a message that nobody answers', async () => {
  service.hangs();
  expect(await postTo(here, message(), 200)).toEqual({ is: 'unknown' });
  service.breaksOff();
  expect(await postTo(here, message())).toEqual({ is: 'unknown' });
});

it('tries later where it reaches nobody', async () => {
  const server = createServer().listen(0, here);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const endpoint = `http://127.0.0.1:${port}/device`;
  expect(await postTo(here, { ...message(), endpoint })).toEqual({ is: 'later', waitSeconds: null });
});

it('connects to nobody in this network, whatever the endpoint says', async () => {
  expect(await postOutside(message())).toEqual({ is: 'gone' });
  expect(await postOutside({ ...message(), endpoint: 'https://localhost/abc' })).toEqual({ is: 'gone' });
  expect(service.received).toEqual([]);
});
