import type { ServerResponse } from 'node:http';
import { bindCache } from '../http/cache.ts';
import { noSession, writeSession } from '../session/session.ts';
import { fakeServer, withTokens } from '../testing/fake-server.ts';
import { until } from '../testing/outbox-world.ts';
import { followPresence } from './presence-feed.ts';
import { pollMs } from './presence-pace.ts';

const server = fakeServer();
const lines: ServerResponse[] = [];
let read: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  writeSession(noSession);
  lines.length = 0;
  read = [];
  server.on(
    withTokens(({ path }) => {
      if (path.endsWith('/presence')) return { status: 204 };
      return {
        raw(response) {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.flushHeaders();
          lines.push(response);
        },
      };
    }),
  );
  // The keys read again; a key that ends in * comes as a filter.
  bindCache((async (key: string | ((key: string) => boolean)) => {
    const known = [
      'routes/r1/attempts?user=ALL',
      'routes/r2/attempts?user=ALL',
      'competitions/c/held-results',
      'venues/v/routes?competition=c5',
    ];
    read.push(...(typeof key === 'function' ? known.filter((one) => key(one)) : [key]));
  }) as Parameters<typeof bindCache>[0]);
});
afterEach(() => {
  stop();
  for (const line of lines) line.destroy();
});

const say = (event: string, data: unknown) =>
  lines.at(-1)?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

it('reads again what changed, and tells who judges', async () => {
  const judges: string[][] = [];
  stop = followPresence('c', 'r1', (all) => judges.push(all.map(({ name }) => name)));
  await until(() => lines.length === 1 && read.length > 0);
  read = [];
  say('changed', { routes: ['r2'], held: true });
  await until(() => read.length === 5);
  expect(read).toEqual([
    'competitions/c/route-queues',
    'competitions/c/route-queues/r2',
    'competitions/c/route-queues/r2/waiting',
    'routes/r2/attempts?user=ALL',
    'competitions/c/held-results',
  ]);
  say('judges', { route: 'r1', judges: [{ uuid: 'b', name: 'Ben' }] });
  await until(() => judges.at(-1)?.[0] === 'Ben');
});

it('reads everything on show when it comes back, and asks more often while it is away', async () => {
  stop = followPresence('c2', 'r1', () => undefined);
  await until(() => lines.length === 1);
  await until(() => pollMs() === 60_000);
  read = [];
  lines[0]?.destroy();
  await until(() => pollMs() === 5_000);
  for (let i = 0; i < 10 && lines.length < 2; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 300));
  await until(() => read.includes('competitions/c2/route-queues/r1'));
  expect(read).toContain('routes/r1/attempts?user=ALL');
}, 20_000);

it('reads the competition again when it is told of another state, and its routes', async () => {
  stop = followPresence('c5', 'r1', () => undefined);
  await until(() => lines.length === 1 && read.length > 0);
  read = [];
  say('competition', { version: 4 });
  await until(() => read.includes('competitions/c5'));
  expect(read).toEqual(['competitions/c5']);
  say('competition', { version: 5 });
  await until(() => read.length === 3);
  expect(read.toSorted()).toEqual(['competitions/c5', 'competitions/c5', 'venues/v/routes?competition=c5']);
  read = [];
  // As a server does to somebody who is no longer a judge.
  lines[0]?.end();
  await until(() => read.includes('competitions/c5'));
});

it('gives signs of life while it is looked at, and none once it is left', async () => {
  const signs = () => server.calls.filter(({ path }) => path === 'competitions/c4/presence');
  const look = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  let here = 0;
  stop = followPresence('c4', 'r1', ({ length }) => {
    here = length;
  });
  await until(() => lines.length === 1);
  say('stream', { uuid: 's1' });
  say('judges', { route: 'r1', judges: [{ uuid: 'b', name: 'Ben' }] });
  await until(() => here === 1);
  look(false);
  await until(() => signs().length === 1);
  expect(JSON.parse(signs()[0]?.body ?? '')).toEqual({ unsent: 0, stream: 's1' });
  look(true);
  look(false);
  await until(() => signs().length === 2);

  lines[0]?.destroy();
  await until(() => pollMs() === 5_000);
  look(true);
  look(false);
  expect(signs()).toHaveLength(2);
  jest.restoreAllMocks();
}, 10_000);

it('is one connection for two screens of a page', async () => {
  const first = followPresence('c3', 'r1', () => undefined);
  stop = followPresence('c3', 'r1', () => undefined);
  // Feeds of earlier tests linger, and come back on lines of their own.
  const made = () => server.calls.filter(({ path }) => path.startsWith('competitions/c3/events'));
  await until(() => made().length > 0);
  first();
  expect(made()).toHaveLength(1);
});
