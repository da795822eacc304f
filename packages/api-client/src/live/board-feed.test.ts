import { forWire } from '../http/for-wire.ts';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers';
import type { mutate } from 'swr';
import { bindCache } from '../http/cache.ts';
import { noSession, writeSession } from '../session/session.ts';
import { aBoard, aRow } from '../testing/boards.ts';
import { fakeServer, withTokens } from '../testing/fake-server.ts';
import { until } from '../testing/outbox-world.ts';
import { followBoards } from './board-feed.ts';
import type { FeedState } from './feed-state.ts';
import { readBoard } from './read-board.ts';

const server = fakeServer();
/** A new one each time: a page leaves a stream a little later than its screen. */
let competition = '';
let competitions = 0;
let states: FeedState[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  writeSession(noSession);
  competition = `comp${(competitions += 1)}`;
  states = [];
});
afterEach(() => stop());

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const now = () => states.at(-1);
const version = () => now()?.boards.get('c1')?.version;
const follow = () => {
  const first = Promise.allSettled([readBoard({ competition, category: 'c1' })]);
  stop = followBoards({ competition, categories: ['c1'] }, (state) => states.push(state), first);
};
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(forWire(data))}\n\n`;

/** Serves the document in `board`, and keeps the stream open for `say`. */
/** @param refuses the status with which streams are refused; null = they are open */
function stadium(board: () => number, refuses: number | null = null) {
  let line: ServerResponse | null = null;
  server.on(
    withTokens(({ path, headers }) => {
      if (path.includes('/events')) {
        if (refuses !== null) return { status: refuses, json: {}, headers: { 'retry-after': '30' } };
        return {
          raw(response) {
            response.writeHead(200, { 'content-type': 'text/event-stream' });
            response.flushHeaders();
            line = response;
          },
        };
      }
      const etag = `"${board()}"`;
      if (headers['if-none-match'] === etag) return { status: 304 };
      return { json: forWire(aBoard(board(), [aRow('ada', 1)])), headers: { etag } };
    }),
  );
  return {
    isOpen: () => line !== null,
    say: (name: string, data: unknown) => line?.write(event(name, data)),
    hangUp: () => line?.destroy(),
  };
}

it('shows the document at once, then what the stream says', async () => {
  const { say, isOpen } = stadium(() => 3);
  follow();
  await until(() => version() === 3 && isOpen());
  expect(now()?.live).toBe('connecting');

  say('board', aBoard(4, [aRow('ada', 1)]));
  say('patch', { category: 'c1', from: 4, to: 5, changedAt: '', runs: [[0, 1, 1]], rows: [], changes: [] });
  await until(() => version() === 5);
  expect(now()).toMatchObject({ live: 'live', error: null });
  expect(now()?.boards.get('c1')?.rows[0]?.position).toBe(2);
});

it.each([
  ['a gap between patches', 'patch', { category: 'c1', from: 7, to: 8, runs: [], rows: [], changes: [] }],
  ['a heartbeat that is ahead', 'heartbeat', { versions: { c1: 8 } }],
])('reads the document again after %s', async (_name, name, data) => {
  let current = 3;
  const { say, isOpen } = stadium(() => current);
  follow();
  await until(() => version() === 3 && isOpen());
  current = 8;
  say(name, data);
  await until(() => version() === 8);
});

it('ignores what is older than what it shows', async () => {
  const { say, isOpen } = stadium(() => 3);
  follow();
  await until(() => version() === 3 && isOpen());
  say('patch', { category: 'c1', from: 1, to: 2, runs: [], rows: [], changes: [] });
  say('heartbeat', { versions: { c1: 3 } });
  await until(() => now()?.live === 'live');
  expect(version()).toBe(3);
});

it('is silent about a heartbeat that says nothing new', async () => {
  const { say, isOpen } = stadium(() => 3);
  follow();
  await until(() => version() === 3 && isOpen());
  say('heartbeat', { versions: { c1: 3 } });
  await until(() => now()?.live === 'live');
  const told = states.length;
  say('heartbeat', { versions: { c1: 3 } });
  say('board', aBoard(4, []));
  await until(() => version() === 4);
  expect(states).toHaveLength(told + 1);
});

const live = () => now()?.live === 'live';

it('reads the competition again when it has missed what it was told', async () => {
  const read = jest.fn(async () => []);
  bindCache(read);
  const { say, isOpen, hangUp } = stadium(() => 3);
  follow();
  await until(isOpen);
  say('heartbeat', { versions: {} });
  await until(live);
  expect(read).not.toHaveBeenCalled();
  hangUp();
  await until(() => !live());
  await until(() => {
    say('heartbeat', { versions: {} });
    return live();
  });
  await until(() => read.mock.calls.length > 0);
  expect(read).toHaveBeenCalledWith(`competitions/${competition}`);
});

it.each([
  ['reads the competition again when it changed since it was read', 4, true],
  ['does not read the competition again as it was read', 3, false],
])('%s', async (_name, version, reads) => {
  const asked: unknown[] = [];
  bindCache((key, _data?: unknown, options?: Parameters<typeof mutate>[2]) => {
    if (typeof options === 'object' && typeof options.revalidate === 'function')
      asked.push(key, options.revalidate({ revision: 3 }, `competitions/${competition}`));
    return Promise.resolve([]);
  });
  const { say, isOpen } = stadium(() => 3);
  follow();
  await until(isOpen);
  say('competition', { version });
  await until(() => asked.length > 0);
  expect(asked).toEqual([`competitions/${competition}`, reads]);
});

describe('on a line that has gone silent', () => {
  afterEach(() => jest.useRealTimers());

  it('is not live after two missed signs of life: 12 s, and no later', async () => {
    const settled = async (isSo: () => boolean) => {
      for (let i = 0; i < 100_000 && !isSo(); i += 1) await new Promise<void>((done) => setImmediate(done));
      expect(isSo()).toBe(true);
    };
    const { say, isOpen } = stadium(() => 3);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    follow();
    await settled(isOpen);
    say('heartbeat', { versions: {} });
    await settled(live);
    jest.advanceTimersByTime(11_900);
    expect(live()).toBe(true);
    jest.advanceTimersByTime(100);
    await settled(() => !live());
  });
});

it('comes back after the line broke', async () => {
  const { say, isOpen, hangUp } = stadium(() => 3);
  follow();
  await until(isOpen);
  say('heartbeat', { versions: {} });
  await until(() => now()?.live === 'live');
  hangUp();
  await until(() => now()?.live === 'connecting');
  await until(() => server.reads().filter(({ path }) => path.includes('/events')).length === 2);
});

it('does not wait for silence where the device knows that it is offline', async () => {
  const { say, isOpen } = stadium(() => 3);
  follow();
  await until(isOpen);
  say('heartbeat', { versions: {} });
  await until(() => now()?.live === 'live');
  window.dispatchEvent(new Event('offline'));
  await until(() => now()?.live === 'connecting');
});

it.each([
  ['no streams pass', 404],
  ['too many streams are open already', 429],
])(
  'is delayed where %s, and goes on with what it is told',
  async (_name, status) => {
    let current = 3;
    stadium(() => current, status);
    follow();
    await until(() => version() === 3);
    current = 4;
    for (let i = 0; i < 5 && version() !== 4; i += 1) await sleep(2_000);
    expect(now()).toMatchObject({ live: 'delayed', error: null });
    expect(version()).toBe(4);
  },
  20_000,
);

it('says what the server refuses', async () => {
  server.on(withTokens(() => ({ status: 403, json: { code: 'forbidden' } })));
  follow();
  await until(() => now()?.error !== null && now() !== undefined);
  expect(now()?.error).toMatchObject({ status: 403 });
});
