import { httpClient, play } from '@topout/server';
import { plainFigure, type Figure } from '../figure.ts';
import { jamOf } from '../load/jam.ts';
import { startCluster } from '../load/postgres-cluster.ts';
import { startProduct } from '../load/product.ts';

const climbers = 1_000;

/** So that all of them together tap a hundred times a second. */
const paceMs = climbers * 10;

/** How long the server may gather changes of a board before it sends them, milliseconds. */
const gatheringMs = 250;

/** A thousand climbers score themselves on one node, each with a live card: a hundred taps a second. */
export async function climberFigures(): Promise<Figure[]> {
  const cluster = startCluster();
  try {
    cluster.createDatabase('climbers');
    const database = cluster.url('climbers');
    const product = await startProduct({ DATABASE_URL: database, TOPOUT_DEMO: '1' });
    try {
      const jam = await jamOf(product.port, database, climbers);
      const [node, client] = [product.processorMs(), process.cpuUsage()];
      const url = `http://127.0.0.1:${product.port}`;
      const result = await play(
        { url, competition: jam.competition, minutes: 1, flaky: 0, spectators: 0, paceMs },
        { http: await httpClient(url), organiser: jam.organiser, judges: [], climbers: jam.climbers },
        console.error,
      );
      const slowest = (ms: number | undefined) => ms ?? Number.POSITIVE_INFINITY;
      const { user, system } = process.cpuUsage(client);
      const perTap = (ms: number) => ms / Math.max(1, result.sent);
      return [
        plainFigure('1,000 climbers, 100 taps/s: lost', result.lost, { atMost: 0 }, ''),
        plainFigure('1,000 climbers, 100 taps/s: there twice', result.duplicated, { atMost: 0 }, ''),
        plainFigure('tap to answer, p95, ms', slowest(result.tapToAnswer?.p95Ms), { atMost: 100 }, ' ms'),
        plainFigure('tap to own card, p95, ms', slowest(result.tapToCard?.p95Ms), { atMost: 150 }, ' ms'),
        plainFigure(
          'tap to board, p95, ms',
          slowest(result.tapToBoard?.p95Ms),
          { atMost: 700 + gatheringMs },
          ' ms',
        ),
        // Half a processor at a hundred taps a second: a hall on one small machine.
        plainFigure(
          'processor of the node for each tap, ms',
          perTap(product.processorMs() - node),
          { atMost: 5 },
          ' ms',
        ),
        plainFigure(
          'the same of all phones together, ms',
          perTap((user + system) / 1000),
          { atMost: 5 },
          ' ms',
        ),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    cluster.stop();
  }
}
