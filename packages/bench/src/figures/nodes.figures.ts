import { plainFigure, ratioFigure, type Figure } from '../figure.ts';
import { attemptRequests } from '../load/commands.ts';
import { readDemo } from '../load/demo.ts';
import { startFront } from '../load/front.ts';
import { startCluster } from '../load/postgres-cluster.ts';
import { startProduct, type Product } from '../load/product.ts';
import { onlyOk, rawLoad } from '../load/raw-http.ts';

const seconds = 6;

/** All clients, shared out among the nodes. */
const clients = 33;

/** One competition judged through three nodes on one database, against the same through one of them. */
export async function nodeFigures(): Promise<Figure[]> {
  const cluster = startCluster();
  const nodes: Product[] = [];
  try {
    cluster.createDatabase('nodes');
    for (let node = 0; node < 3; node += 1)
      nodes.push(await startProduct({ DATABASE_URL: cluster.url('nodes'), TOPOUT_DEMO: '1' }));
    const ports = nodes.map(({ port }) => port);
    const { port: beforeAll } = await startFront(ports);
    const { port: beforeOne } = await startFront(ports.slice(0, 1));
    const requests = attemptRequests(await readDemo(beforeAll), 80_000);
    let sent = 0;
    const next = () => requests[sent++] ?? null;
    const through = async (...some: readonly number[]) => {
      const connections = clients / some.length;
      const results = await Promise.all(some.map((port) => rawLoad({ port, connections, seconds, next })));
      for (const result of results) onlyOk('commands', result);
      return results.reduce((sum, { perSecond }) => sum + perSecond, 0);
    };
    // Warms them up.
    await through(...ports);
    // Before and after, because processor and disk of a shared machine change within a minute.
    const before = await through(beforeOne);
    const three = await through(beforeAll);
    const one = (before + (await through(beforeOne))) / 2;
    const spread = await through(...ports);
    return [
      ratioFigure('attempt commands/s, nginx before three nodes; before one', three, one, { atLeast: 0.9 }),
      plainFigure('the same, spread over the three by hand', spread, { atLeast: 500 }, '/s'),
    ];
  } finally {
    for (const node of nodes) await node.stop();
    cluster.stop();
  }
}
