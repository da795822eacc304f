import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

/** How long a network is cut in two, and how long a disk stays full. */
const cutMs = 20_000;
const fullMs = 10_000;

/** Writes until nothing fits any more. */
function fill(file: string): void {
  const out = openSync(file, 'w');
  try {
    for (const bytes of [1 << 20, 1 << 12].map((size) => Buffer.alloc(size))) fillWith(out, bytes);
  } finally {
    closeSync(out);
  }
}

function fillWith(out: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(out, bytes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
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
      fill(file);
      await sleep(fullMs);
      rmSync(file);
    },
  },
];
