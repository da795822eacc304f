import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readEvents } from '../live/testing.ts';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { loadConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';

let db: Database;
let competition: TestCompetition;
let app: FastifyInstance;
let address: URL;
let sockets: Socket[];
/** What the call `/slow` waits for. */
let slow: PromiseWithResolvers<string>;
/** That call has arrived. */
let asked: PromiseWithResolvers<void>;

beforeAll(async () => {
  db = await openTestDatabase();
  competition = await aCompetition(db);
}, 60_000);
afterAll(() => db.close());
beforeEach(async () => {
  sockets = [];
  slow = Promise.withResolvers();
  asked = Promise.withResolvers();
  app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
  app.get('/slow', () => {
    asked.resolve();
    return slow.promise;
  });
  address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

const streamsOf = () =>
  ['board', 'screen'].map((topics) => `/api/competitions/${competition.id}/events?topics=${topics}`);

/** A line to the server that has sent this; nobody reads the answer. */
async function aLine(said = ''): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (said) socket.write(said);
  return socket;
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: topout\r\n\r\n`;

/** How long stopping may take, whoever is connected: well below a supervisor's patience. */
const soonMs = 8_000;

async function stopSoon(): Promise<void> {
  const begun = performance.now();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(soonMs);
}

it('ends though some never said a word on their line, as browsers keep one in reserve', async () => {
  await Promise.all([aLine(), aLine(), aLine()]);
  await stopSoon();
}, 30_000);

it('ends though some are in the middle of a question', async () => {
  await aLine('GET /readyz HTTP/1.1\r\nho');
  await stopSoon();
}, 30_000);

it('ends its streams first, those whose client was cut or stands still as well', async () => {
  const [events = '', screen = ''] = streamsOf().map((path) => new URL(path, address).href);
  const followed = await Promise.all([readEvents(events), readEvents(screen)]);
  const cut = await Promise.all([readEvents(events), readEvents(screen)]);
  for (const reader of cut) reader.close();
  for (const path of streamsOf()) {
    const still = await aLine(asking(path));
    await once(still, 'data');
    still.pause();
  }
  await stopSoon();
  await Promise.all(followed.map(({ ended }) => ended));
}, 30_000);

it('ends though somebody does not read a large answer', async () => {
  slow.resolve('.'.repeat(32 * 1024 * 1024));
  const still = await aLine(asking('/slow'));
  await once(still, 'readable');
  await stopSoon();
}, 30_000);

it('answers what is under way, after the streams have ended', async () => {
  const [events = ''] = streamsOf();
  const reader = await readEvents(new URL(events, address).href);
  const answer = fetch(new URL('/slow', address)).then((reply) => reply.text());
  await asked.promise;
  const stopped = stopSoon();
  await reader.ended;
  slow.resolve('done');
  expect(await answer).toBe('done');
  await stopped;
}, 30_000);
