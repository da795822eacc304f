import { once } from 'node:events';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { testApi } from '../../testing.ts';

const api = testApi();
const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
// A machine in no network has no such address.
const inNetwork = own === undefined ? it.skip : it;

async function statusOf(headers: Record<string, string>, localAddress?: string): Promise<number | undefined> {
  const { port } = api.app.server.address() as { port: number };
  const asked = request({ host: own, port, path: '/metrics', headers, localAddress }).end();
  const [reply] = (await once(asked, 'response')) as [{ statusCode?: number; resume: () => void }];
  reply.resume();
  return reply.statusCode;
}

beforeAll(async () => {
  await api.app.listen({ host: own ?? '127.0.0.1', port: 0 });
});

inNetwork('knows its own machine by an address of the network', async () => {
  expect(await statusOf({})).toBe(200);
});

inNetwork.each([
  ['a name that a page made point here', { host: 'topout.example.org' }],
  ['a proxy here, which names whom it asks for', { 'x-forwarded-for': '192.0.2.1' }],
  ['a proxy that says so in another way', { 'x-real-ip': '192.0.2.1' }],
])('does not take %s for it', async (_name, headers) => {
  expect(await statusOf(headers)).toBe(404);
});

inNetwork('does not take another address for it', async () => {
  expect(await statusOf({}, '127.0.0.1')).toBe(404);
});
