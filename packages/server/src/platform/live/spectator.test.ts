import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Spectator } from './spectator.ts';
import { listening } from './testing.ts';

let server: Server;
let client: Socket;
const chunk = Buffer.alloc(64 * 1024, '.');

/** A spectator on the server, and its end of the line. */
async function aSpectator(): Promise<Spectator> {
  const opened = Promise.withResolvers<Spectator>();
  server = createServer((_request, reply) => opened.resolve(new Spectator(reply, { 'x-board': 'yes' })));
  client = connect(await listening(server), '127.0.0.1');
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return opened.promise;
}

afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

async function sendMuch(spectator: Spectator): Promise<void> {
  for (let sent = 0; sent < 400 && spectator.open; sent += 1) {
    spectator.send(chunk);
    await sleep(1);
  }
}

it('sends bytes as they are, after a head that no proxy holds back', async () => {
  const spectator = await aSpectator();
  spectator.begin(Buffer.from('event: board\n\n'));
  let text = '';
  client.on('data', (bytes) => (text += bytes.toString()));
  spectator.end();
  await once(client, 'end');

  const [head = '', body] = text.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(head).toMatch(/x-board: yes/i);
  expect(head).toMatch(/content-type: text\/event-stream/i);
  expect(head).toMatch(/x-accel-buffering: no/i);
  expect(head).not.toMatch(/transfer-encoding/i);
  expect(body).toBe('event: board\n\n');
});

it('cuts off a client that does not read', async () => {
  const spectator = await aSpectator();
  client.pause();
  await sendMuch(spectator);
  expect(spectator.open).toBe(false);
});

it('keeps a client that reads', async () => {
  const spectator = await aSpectator();
  client.resume();
  await sendMuch(spectator);
  expect(spectator.open).toBe(true);
});

it('lets a client begin with a board larger than what may pile up', async () => {
  const spectator = await aSpectator();
  client.pause();
  spectator.begin(Buffer.alloc(8 * 1024 * 1024, '.'));
  spectator.send(chunk);
  expect(spectator.open).toBe(true);
});
