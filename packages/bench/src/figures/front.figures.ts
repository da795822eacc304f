import { plainFigure, ratioFigure, type Figure } from '../figure.ts';
import { floorRounds, productRounds } from '../load/broadcast.ts';
import { attemptRequests } from '../load/commands.ts';
import { inCategory, readDemo } from '../load/demo.ts';
import { startFront } from '../load/front.ts';
import { eventsRequest, openListeners, together } from '../load/listeners.ts';
import { startCluster } from '../load/postgres-cluster.ts';
import { type Product, startProduct } from '../load/product.ts';
import { steadyLoad } from '../load/steady.ts';
import { wrkOfMany } from '../load/wrk.ts';

/** As many as one process of this machine may hold: each costs nginx two connections, of 20,000 a worker. */
const spectators = 15_000;
const rounds = 7;
const seconds = 10;

/** How long a board gathers changes before it is sent. */
const gatheringMs = 250;

/** Boards that a node has answered with so far. */
async function boardsOf({ port }: Product): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = [...text.matchAll(/^topout_http_requests_total\{.*leaderboard.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

const lastOf = (which: string, ms: number, floor: number, atMost: number): Figure =>
  ratioFigure(`a command's answer → last of ${which}, ms`, Math.max(0, ms - gatheringMs), floor, { atMost });

/** nginx as a shared cache, and as the way of live streams, in front of two nodes on one PostgreSQL. */
export async function frontFigures(): Promise<Figure[]> {
  const cluster = startCluster();
  try {
    cluster.createDatabase('front');
    const env = { DATABASE_URL: cluster.url('front'), TOPOUT_DEMO: '1' };
    const nodes = [await startProduct(env), await startProduct(env)];
    const front = await startFront(nodes.map(({ port }) => port));
    const whole = await readDemo(front.port);
    const category = whole.categories[0] ?? '';
    const demo = await inCategory(whole, front.port, category);
    const requests = attemptRequests(demo, seconds * 5 + 2 * rounds);

    const board = `http://127.0.0.1:${front.port}/api/competitions/${demo.competition}/leaderboard?category=${category}`;
    const before = await Promise.all(nodes.map(boardsOf));
    const judging = steadyLoad(front.port, requests.slice(2 * rounds), 5);
    const perSecond = await wrkOfMany(board, seconds);
    judging.stop();
    const after = await Promise.all(nodes.map(boardsOf));
    const reached = after.map((count, index) => (count - (before[index] ?? 0)) / seconds);

    const open = (port: number, count: number) =>
      openListeners(port, count, eventsRequest(demo.competition, category), 'event: board');
    const through = await open(front.port, spectators);
    const value = await productRounds(front.port, requests.slice(0, rounds), through);
    through.close();
    const direct = together(
      await Promise.all(nodes.map(({ port }) => open(port, spectators / nodes.length))),
    );
    const directValue = await productRounds(front.port, requests.slice(rounds, 2 * rounds), direct);
    const bytes = direct.lastMessage();
    direct.close();
    front.stop();
    for (const node of nodes) await node.stop();
    const floor = await floorRounds(bytes, spectators, rounds);
    return [
      plainFigure('board requests/s that nginx answers', perSecond, { atLeast: 10_000 }, '/s'),
      plainFigure('of those, a node sees a second', Math.max(...reached), { atMost: 2 }, '/s'),
      lastOf(`${spectators} streams, two nodes`, directValue, floor, 2),
      // Every message is read and written once more, here on the same two cores.
      lastOf(`${spectators} streams, through nginx`, value, floor, 5),
    ];
  } finally {
    cluster.stop();
  }
}
