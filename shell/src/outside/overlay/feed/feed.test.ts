import { addressOf } from '../order.ts';
import type { World } from '../world.ts';
import { Feed } from './feed.ts';

const queue = { data: [{ route: 'r1', waiting: 1, next: [{ user: 'u1', name: 'Ada Ash', call: null }] }] };
const competition = { uuid: 'c1', revision: 1, can_see_leaderboard: false, venues: [], stages: [] };

afterEach(() => jest.useRealTimers());

it('forgets who is next once the queues are not public, and not for a lost line', async () => {
  jest.useFakeTimers();
  let wall = () => new Response(JSON.stringify(queue));
  window.fetch = jest.fn(async (path: string) =>
    path.endsWith('queue-wall?screen=stream') ? wall() : new Response(JSON.stringify(competition)),
  ) as unknown as typeof fetch;
  let world: World | null = null;
  const feed = new Feed(
    addressOf({ pathname: '/overlay/c1/next', search: '?screen=stream' }),
    (next) => (world = next),
  );
  const names = async () => {
    await jest.advanceTimersByTimeAsync(3_500);
    return world?.queues.flatMap(({ next }) => next.map(({ name }) => name));
  };
  expect(await names()).toEqual(['Ada Ash']);
  wall = () => new Response('', { status: 503 });
  expect(await names()).toEqual(['Ada Ash']);
  wall = () => new Response('', { status: 403 });
  expect(await names()).toEqual([]);
  expect(feed.heardAt).toBeGreaterThan(0);
});
