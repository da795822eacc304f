import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cell } from '../cell.ts';
import type { Cluster } from '../cluster.ts';
import type { Fault } from '../fault.ts';
import { settingsOf } from '../node.ts';
import { configurations } from '../places.ts';

/** For so long it is judged in the other cell. */
const thereMs = 3_000;

export const moveFaults: readonly Fault[] = [
  {
    name: 'move',
    what: 'the competition moves to another cell, and back',
    mostSeconds: 10,
    strike: async (cluster) => {
      const { site, directory } = cluster;
      const cell = new Cell(site);
      await cell.start();
      writeFileSync(join(directory, 'cell_b.upstream'), site.configuration('cell_b.upstream', {}));
      try {
        const home = settingsOf(site, 'node-1')['DATABASE_URL'] ?? '';
        await move(cluster, { from: home, to: cell.databaseUrl, cell: 'cell_b' });
        await sleep(thereMs);
        await move(cluster, { from: cell.databaseUrl, to: home, cell: 'nodes' });
      } finally {
        await cell.stop();
        rmSync(join(site.folder, 'db-3'), { recursive: true });
      }
    },
  },
];

interface Way {
  readonly from: string;
  readonly to: string;
  /** As nginx calls it. */
  readonly cell: string;
}

async function move(cluster: Cluster, { from, to, cell }: Way): Promise<void> {
  const { primary } = await cluster.roles();
  const competition = await primary.sql(judged, 'topout');
  const script = join(configurations, 'switch-cell.sh');
  const reload = `kill -HUP ${cluster.nginx.pid}`;
  const command = `TOPOUT_DIRECTORY='${cluster.directory}' TOPOUT_RELOAD='${reload}' sh '${script}' ${cell}`;
  const args = ['--competition', competition, '--from', from, '--to', to, '--switch', command];
  await cluster.topout(['move-competition', ...args]);
}

/** The day's competition is the youngest. */
const judged = 'select id from competition order by created_at desc, id desc limit 1';
