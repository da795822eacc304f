import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

/** How long a network is cut in two, and how long a disk stays full. */
const cutMs = 15_000;
const fullMs = 6_000;

/** Writes until nothing fits any more. */
async function fill(file: string): Promise<void> {
  await once(spawn('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' }), 'exit');
}

/** Faults of machines that have networks and disks of their own. */
export const apartFaults: readonly Fault[] = [
  {
    name: 'network',
    what: `the primary and a node are cut off from all others for ${cutMs / 1_000} s`,
    mostSeconds: 15,
    isolated: true,
    strike: async (cluster) => {
      const { primary } = await cluster.roles();
      const half = [primary.name, 'node-1'] as const;
      cluster.site.cut(half);
      await sleep(cutMs);
      cluster.site.heal(half);
    },
  },
  {
    name: 'disk',
    what: `the primary’s disk is full for ${fullMs / 1_000} s`,
    mostSeconds: 15,
    isolated: true,
    strike: async (cluster) => {
      const { primary } = await cluster.roles();
      const file = join(primary.folder, 'full');
      await fill(file);
      await sleep(fullMs);
      rmSync(file);
    },
  },
];
