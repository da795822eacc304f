import { ratioFigure, type Figure } from '../figure.ts';
import { attemptRequests } from '../load/commands.ts';
import { readDemo } from '../load/demo.ts';
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
    const [first] = nodes;
    if (!first) throw new Error('no node');
    const requests = attemptRequests(await readDemo(first.port), 60_000);
    let sent = 0;
    const next = () => requests[sent++] ?? null;
    const through = async (some: readonly Product[]) => {
      const connections = clients / some.length;
      const loads = some.map(({ port }) => rawLoad({ port, connections, seconds, next }));
      const results = await Promise.all(loads);
      for (const result of results) onlyOk('commands', result);
      return results.reduce((sum, { perSecond }) => sum + perSecond, 0);
    };
    // Warms them up.
    await through(nodes);
    // Before and after, because processor and disk of a shared machine change within a minute.
    const before = await through([first]);
    const three = await through(nodes);
    const one = (before + (await through([first]))) / 2;
    return [ratioFigure('attempt commands/s through three nodes, against one', three, one, { atLeast: 0.9 })];
  } finally {
    for (const node of nodes) await node.stop();
    cluster.stop();
  }
}
