import { aCompetition } from '../../following/competitions/testing.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { testApi } from '../../testing.ts';
import { loadConfig } from '../../platform/config.ts';
import { lookAtDatabase } from './database.ts';
import { lookAtPhones } from './phones.ts';
import { reach } from './reach.ts';
import { lookAtServer } from './server.ts';
import { aServer, aWorld, closeServers } from './testing/surroundings.ts';
import { lookAtWaiting } from './waiting.ts';

const api = testApi();
let url: string;
beforeAll(async () => {
  url = await api.listen();
});
afterEach(closeServers);

const open = { host: '0.0.0.0', publicUrl: null };
const here = aWorld({ addresses: () => ['127.0.0.1'] });
const portOf = (address: string) => Number(new URL(address).port);

it('names the address at which phones get in', async () => {
  const config = { ...open, port: portOf(url) };
  const found = await lookAtPhones(config, await reach(url), null, here);
  expect(found).toMatchObject([{ level: 'well', says: expect.stringContaining(url) }]);
});

it('names the public address where there is TLS', async () => {
  const config = { host: '127.0.0.1', port: 3000, publicUrl: 'https://topout.example.org' };
  const reached = await reach(url);
  expect(await lookAtPhones(config, reached, reached, here)).toMatchObject([{ level: 'well' }]);
});

it.each([
  ['a server for this machine only', { host: '127.0.0.1' }, here, /HOST=127\.0\.0\.1/],
  ['a machine without a network', {}, aWorld({ addresses: () => [] }), /in no network/],
  ['a closed port', { port: 64_999 }, here, /does not answer at http:\/\/127\.0\.0\.1:64999/],
])('finds %s', async (_name, differently, world, says) => {
  const config = { ...open, port: portOf(url), ...differently };
  const found = await lookAtPhones(config, await reach(url), null, world);
  expect(found).toMatchObject([{ level: 'fault', says: expect.stringMatching(says) }]);
});

it('tells a running server from none, and from another one', async () => {
  const other = await aServer((_asked, reply) => void reply.end('another'));
  const levels = [url, 'http://127.0.0.1:64999', other].map(async (at) => lookAtServer(at, await reach(at)));
  const [ours, none, another] = (await Promise.all(levels)).flat();
  expect(ours?.says).toMatch(/^Topout|not built/);
  expect([none?.level, another?.level]).toEqual(['note', 'fault']);
});

it('finds a server whose database does not answer', async () => {
  const arrival = { protocol: 'http', host: 'localhost', forwarded: 'no' };
  const at = await aServer(({ url: path }, reply) => {
    if (path === '/healthz')
      return void reply.end(JSON.stringify({ status: 'ok', version: '1.0.0', build: 'aaaa', arrival }));
    reply
      .writeHead(503)
      .end(JSON.stringify({ status: 'unavailable', reason: 'the database does not answer' }));
  });
  const here = await reach(at);
  const says = expect.stringMatching(/not ready.*: the database does not answer\.$/);
  expect(lookAtServer(at, here)).toMatchObject([{ level: 'fault', says }]);
  const embedded = loadConfig({});
  expect(await lookAtDatabase(embedded, here, aWorld())).toMatchObject([{ level: 'fault', says }]);
});

it('finds a mail that has been waiting for long', async () => {
  await api.db.kysely.deleteFrom('mail').execute();
  await api.db.transaction((tx) => queueMail(tx, 'ada@example.org', { subject: 'Hello', paragraphs: [] }));
  expect(await lookAtWaiting(url, await reach(url))).toEqual([]);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await api.db.kysely.updateTable('mail').set({ createdAt: anHourAgo }).execute();
  expect(await lookAtWaiting(url, await reach(url))).toMatchObject([
    { area: 'mail', level: 'fault', says: 'A mail has been waiting for 60 minutes.' },
  ]);
});

it('finds a move between cells that was broken off', async () => {
  await api.db.kysely.updateTable('mail').set({ createdAt: new Date() }).execute();
  const { id } = await aCompetition(api.db);
  const row = { competitionId: id, moveId: id, state: 'READY' as const };
  await api.db.kysely.insertInto('cellMove').values(row).execute();
  expect(await lookAtWaiting(url, await reach(url))).toEqual([]);
  const since = new Date(Date.now() - 120_000);
  await api.db.kysely.updateTable('cellMove').set({ since }).execute();
  expect(await lookAtWaiting(url, await reach(url))).toMatchObject([
    { area: 'server', level: 'fault', says: expect.stringContaining('was broken off') },
  ]);
});
