import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainFigure, type Figure } from '../figure.ts';
import { readDemo } from '../load/demo.ts';
import { eventsRequest, openListeners } from '../load/listeners.ts';
import { startCluster } from '../load/postgres-cluster.ts';
import { startProduct } from '../load/product.ts';
import { topout } from '../load/topout-cli.ts';

const spectators = 1_000;

/** Highest resident memory, MB, with 1,000 spectators watching and a rehearsal of one minute. */
async function highestMemory(env: Record<string, string>): Promise<number> {
  const settings = { ...env, TOPOUT_DEMO: '1' };
  // Making the demo takes what no server of a competition needs: it is measured after a restart.
  const maker = await startProduct(settings);
  await maker.stop();
  const product = await startProduct(settings);
  try {
    const demo = await readDemo(product.port);
    const request = eventsRequest(demo.competition, demo.categories[0] ?? '');
    const listeners = await openListeners(product.port, spectators, request, 'event: board');
    let highest = product.memoryMb();
    const sampling = setInterval(() => {
      highest = Math.max(highest, product.memoryMb());
    }, 250);
    const url = `http://127.0.0.1:${product.port}`;
    await topout(
      ['rehearse', '--competition', demo.competition, '--judges', '20', '--minutes', '1', '--url', url],
      env,
    );
    clearInterval(sampling);
    listeners.close();
    return highest;
  } finally {
    await product.stop();
  }
}

/** Memory of the server: started on the demo, 1,000 spectators, rehearsal running; embedded and on PostgreSQL. */
export async function memoryFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const cluster = startCluster();
  try {
    cluster.createDatabase('memory');
    const postgres = await highestMemory({ DATABASE_URL: cluster.url('memory') });
    const embedded = await highestMemory({ TOPOUT_DATA_DIR: join(directory, 'data') });
    return [
      plainFigure('memory of the server, embedded, MB', embedded, { atMost: 900 }, ' MB'),
      plainFigure('memory of the server, PostgreSQL, MB', postgres, { atMost: 220 }, ' MB'),
    ];
  } finally {
    cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
