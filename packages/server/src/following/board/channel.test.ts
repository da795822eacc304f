import { createServer, get, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoardDocument } from './board-document.ts';
import { Channel } from './channel.ts';
import { Spectator } from '../../platform/live/spectator.ts';
import { type EventReader, listening, readEvents } from '../../platform/live/testing.ts';

const document = (version: number) =>
  new BoardDocument({ category: 'c', version, changedAt: new Date(0), system: 'DEFAULT', latest: [] }, []);

let reader: EventReader;
let server: Server;

/** Has `reader` watch a channel of which the test decides what is read, and how long that takes. */
async function watched(read: () => Promise<BoardDocument>): Promise<Channel> {
  const onError = (error: unknown) => {
    throw error;
  };
  const channel = new Channel({ read, keep: () => {}, onError });
  server = createServer((_request, reply) => void channel.join(new Spectator(reply, {})));
  reader = await readEvents(`http://127.0.0.1:${await listening(server)}`);
  return channel;
}

afterEach(() => {
  reader.close();
  server.closeAllConnections();
  server.close();
});

it('sends the newer of two boards last, however long the older one takes to read', async () => {
  let version = 1;
  let slow = 0;
  const channel = await watched(async () => {
    const found = document(version);
    await sleep(slow);
    return found;
  });
  await reader.next('board');
  await sleep(300);
  [version, slow] = [2, 600];
  channel.changed();
  await sleep(300);
  [version, slow] = [3, 0];
  channel.changed();

  expect([await reader.next('patch'), await reader.next('patch')]).toMatchObject([
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ]);
  expect(channel.version).toBe(3);
});

it('looks again with every sign of life: what nobody told of is told then', async () => {
  let version = 1;
  const channel = await watched(async () => document(version));
  await reader.next('board');
  await sleep(20);
  version = 2;

  channel.lookAgain();

  expect(await reader.next('patch')).toMatchObject({ from: 1, to: 2 });
});

it('does not speak of a version before everybody was sent it', async () => {
  let version = 1;
  const spoken: (number | null)[] = [];
  const channel = await watched(async () => {
    if (version > 1) setImmediate(() => spoken.push(channel.version));
    return document(version);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  // More than are written to at once.
  await Promise.all(
    Array.from(
      { length: 120 },
      () => new Promise((resolve) => get({ port }, (reply) => reply.once('data', resolve))),
    ),
  );
  version = 2;
  channel.changed();
  await reader.next('patch');
  await sleep(50);
  expect([spoken[0], channel.version]).toEqual([1, 2]);
});
